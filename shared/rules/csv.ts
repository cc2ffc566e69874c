export type CsvCell = string | number | boolean

/**
 * What a spreadsheet would take for a formula, or what was such once before (OWASP, CSV injection).
 */
const FORMULA = /^'*\s*[=+\-@\t\r]/

/**
 * A cell that no spreadsheet takes for a formula: text that starts with a sign of one gets an
 * apostrophe before it; what holds a separator, a quote or a line break is quoted
 * (docs/product/desk.md#in-bulk).
 */
export function formatCsvCell(value: CsvCell): string {
  if (typeof value !== 'string') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

// Without the mark Excel takes the file for its machine's own character set.
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as a spreadsheet reads them (RFC 4180). */
export const formatCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => row.map(formatCsvCell).join(',')).join('\r\n')}\r\n`

/** A cell as it was before it was made harmless. */
const asMeant = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell)

// A cell, quoted or not, and what ends it.
const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

/** The rows of a table's text, as `csvOf` or a spreadsheet writes it; null where it is none. */
export function parseCsv(text: string): readonly (readonly string[])[] | null {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < source.length || row.length > 0) {
    CELL.lastIndex = at
    const found = CELL.exec(source)
    if (!found) return null
    const [whole, quoted, plain = '', end] = found
    at += whole.length
    row.push(asMeant(quoted === undefined ? plain : quoted.replaceAll('""', '"')))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
