/** What stands on the tab: the page, then the house. */
export function title(page = ''): string {
  return page ? `${page} · Carteado` : 'Carteado'
}
