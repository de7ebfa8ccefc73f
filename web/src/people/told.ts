// What went wrong, as a person is told it.
import { Problem } from '../lib/api'
import { t } from '../i18n/t'

export function told(error: unknown): string {
  return error instanceof Problem ? error.message : t('Algo deu errado. Tente de novo.')
}
