// What the story of a table is called: each family has its own word for a deal.
import { t } from '../i18n/t'
import type { GameModule } from '../games/contract'

export function storyName(game: Pick<GameModule, 'story'> | null | undefined): string {
  return game?.story?.() ?? t('História da mão')
}
