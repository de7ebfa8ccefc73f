// The tables that were found for this page: whoever comes to one is ready without being asked.

const tables = new Set<string>()

export const found = {
  add: (table: string): void => void tables.add(table),
  has: (table: string): boolean => tables.has(table),
}
