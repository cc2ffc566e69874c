import Papa from 'papaparse'

export type CsvCell = string | number | boolean

/**
 * A text that a spreadsheet would run as a formula, or that was escaped because of that (OWASP, CSV
 * injection). Spreadsheets in Japanese also run the full-width signs. One that separates by
 * semicolons drops a quotation mark before it. Amounts and phone numbers are none: they have digits
 * and separators only.
 */
const FORMULA = /^['"]*\s*(?:[=＝@＠\t\r]|[+＋\-－](?![\d\s().,-]*$))/

/**
 * Where a spreadsheet that separates by semicolons splits a text: it sees no quotes within a cell
 * of its own, so that a part behind them begins another one.
 */
const PART = /([;\n])/

const mapParts = (text: string, convert: (part: string) => string): string =>
  text
    .split(PART)
    .map((part, at) => (at === 0 ? part : convert(part)))
    .join('')

const escapeFormula = (part: string): string => (FORMULA.test(part) ? `'${part}` : part)

// Without this mark, Excel assumes the machine's own character set.
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Formats rows as CSV for spreadsheets (RFC 4180). A text that a spreadsheet would run as a formula
 * gets a leading apostrophe (docs/product/desk.md#bulk-editing).
 */
export const formatCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `${BYTE_ORDER_MARK}${Papa.unparse(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? mapParts(cell, escapeFormula) : cell))),
    { newline: '\r\n', escapeFormulae: FORMULA },
  )}\r\n`

/** Reverts the escaping of a formula. */
const unescapePart = (part: string): string => (part.startsWith("'") && FORMULA.test(part) ? part.slice(1) : part)
const unescapeFormula = (cell: string): string => unescapePart(mapParts(cell, unescapePart))

const separators = [',', ';', '\t'] as const

/** Spreadsheets in Europe separate by semicolons. The header has no separator within a cell. */
function findSeparator(header: string): string {
  const [most = separators[0]] = separators.toSorted(
    (one, other) => header.split(other).length - header.split(one).length,
  )
  return most
}

/** A line that tells Excel the separator. */
const SEPARATOR_LINE = /^sep=(.)\n/i

/** Parses a table. `brokenRow` is the number of the first row whose quotation marks are wrong. */
function parseRows(text: string) {
  const lines = text.replace(BYTE_ORDER_MARK, '').replace(/\r\n?/g, '\n')
  const [mark = '', named] = SEPARATOR_LINE.exec(lines) ?? []
  const table = lines.slice(mark.length)
  if (table === '' || table === '\n') return { rows: [], brokenRow: undefined }
  const delimiter = named ?? findSeparator(table.slice(0, table.indexOf('\n') + 1 || undefined))
  // The parser accepts spaces behind a quoted cell only before a separator or a line end.
  const ended = table.endsWith('\n') ? table : `${table}\n`
  const { data, errors } = Papa.parse<string[]>(ended, { delimiter, newline: '\n' })
  const [error] = errors
  // Behind the last line end there is no row.
  return { rows: data.slice(0, -1), brokenRow: error && (error.row ?? 0) + 1 }
}

/**
 * Parses a table as spreadsheets save it, separated by commas, semicolons or tabs; null if a quote
 * isn't closed. Line ends become `\n`.
 */
export function parseCsv(text: string): readonly (readonly string[])[] | null {
  const { rows, brokenRow } = parseRows(text)
  return brokenRow === undefined ? rows.map((row) => row.map(unescapeFormula)) : null
}

/** Returns the number of the first row with a quotation mark that isn't closed, from 1. */
export const findBrokenRow = (text: string): number | undefined => parseRows(text).brokenRow
