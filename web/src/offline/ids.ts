// Tables without a server are told by their ids, so that their addresses are like those of any other.
import { randomHex } from '../lib/random'

const HOME = 'casa-'

export function isHome(id: string | undefined): boolean {
  return id?.startsWith(HOME) ?? false
}

export function newHome(): string {
  return HOME + randomHex(6)
}
