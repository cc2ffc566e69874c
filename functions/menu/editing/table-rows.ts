import { Problem } from '#shared/platform/problem'
import { cleanLine, cutText } from '#shared/platform/text'
import { findBrokenRow, parseCsv } from '../../platform/csv'

/** A problem of a table as a whole. */
export const createTableProblem = (message: string) =>
  new Problem('invalid-input', `${message}.`, { errors: [{ path: '', message }] })

const isBlank = (cell: string) => cell.trim() === ''

/** Removes the blank cells at the end of a row, which spreadsheets add. */
export const trimRow = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1)

/**
 * Maximum rows of a table, and of all files of an import. Comparing more with each other would take
 * seconds.
 */
const MAX_ROWS = 500

/** Exports of Square have some columns for each location and one for each modifier set. */
const MAX_COLUMNS = 200

/** Maximum characters of a cell: more than any text of a dish has. */
const MAX_CELL = 5000

export type Table = readonly (readonly string[])[]

/** A table, and of several files which one it is of. */
export type NamedTable = { readonly file: string | undefined; readonly table: Table }

/** Stands before the name of each of several files, whose first line it is. */
const FILE_SEPARATOR = '\u001C'

/** Maximum files of one import. */
const MAX_FILES = 10
const MAX_FILE_NAME = 60

/**
 * Parses an upload of one table, or of several files: each after a separator and a line with its
 * name (docs/product/desk.md#menus-from-other-systems).
 * @throws Problem `invalid-input`
 */
export function parseTables(text: string): readonly NamedTable[] {
  const [single = '', ...files] = text.split(FILE_SEPARATOR)
  if (files.length === 0) return [{ file: undefined, table: parseTable(single) }]
  if (files.length > MAX_FILES)
    throw createTableProblem(`At most ${MAX_FILES} files at once; these are ${files.length}`)
  return files.map((part) => {
    const end = part.indexOf('\n')
    const file = cutText(cleanLine(part.slice(0, Math.max(0, end))) || 'a file', MAX_FILE_NAME)
    try {
      return { file, table: parseTable(part.slice(end + 1)) }
    } catch (error) {
      throw error instanceof Problem ? createTableProblem(`${file}: ${error.detail.replace(/\.$/, '')}`) : error
    }
  })
}

/**
 * Parses an uploaded table. Its header has no blank cells at the end.
 * @throws Problem `invalid-input` if it is none, or has too many columns or too long a cell
 */
function parseTable(text: string): Table {
  const table = parseCsv(text)
  if (!table) throw createTableProblem(`Row ${findBrokenRow(text)}: a quotation mark is never closed`)
  if (table.length === 0) throw createTableProblem('This is not a table of comma-separated values')
  const header = trimRow(table[0] ?? [])
  const wide = header.length
  if (wide > MAX_COLUMNS) throw createTableProblem(`A table has at most ${MAX_COLUMNS} columns; these are ${wide}`)
  const long = table.findIndex((cells) => cells.some((cell) => cell.length > MAX_CELL))
  if (long >= 0) throw createTableProblem(`Row ${long + 1} has a cell of more than ${MAX_CELL} characters`)
  return [header, ...table.slice(1)]
}

/**
 * Returns the columns that a header names, in its order.
 * @throws Problem `invalid-input` if it names another one, or one twice
 */
export function parseColumns<C extends string>(header: readonly string[], columns: readonly C[]): readonly C[] {
  const names = trimRow(header).map((name) => cleanLine(name).toLowerCase())
  const isKnown = (name: string): name is C => columns.some((column) => column === name)
  const known = names.filter(isKnown)
  const other = names.find((name) => !isKnown(name))
  if (other === '') throw createTableProblem(`Column ${names.indexOf('') + 1} has no name`)
  if (other !== undefined) throw createTableProblem(`There is no column "${other}"; there are ${columns.join(', ')}`)
  if (new Set(known).size < known.length) throw createTableProblem('The table has a column twice')
  return known
}

/** A row of any table by its columns. `row` counts from the header, which is 1. */
export type TableRow<C extends string> = { readonly row: number; readonly cells: Readonly<Partial<Record<C, string>>> }

/**
 * Returns the filled rows below a header.
 * @throws Problem `invalid-input`
 */
export function listTableRows<C extends string>(
  rows: readonly (readonly string[])[],
  columns: readonly C[],
): readonly TableRow<C>[] {
  const filled = rows.flatMap((values, index): readonly TableRow<C>[] => {
    if (values.every(isBlank)) return []
    if (trimRow(values).length > columns.length)
      throw createTableProblem(`Row ${index + 2} has more cells than there are columns`)
    const cells: Partial<Record<C, string>> = {}
    for (const [at, column] of columns.entries()) {
      const value = values[at]
      if (value !== undefined) cells[column] = value
    }
    return [{ row: index + 2, cells }]
  })
  assertFewRows('A table has', filled.length)
  return filled
}

/** @throws Problem `invalid-input` if a table, or all files of one, have too many rows */
export function assertFewRows(what: string, count: number): void {
  if (count > MAX_ROWS) throw createTableProblem(`${what} at most ${MAX_ROWS} rows; these are ${count}`)
}

/** Returns groups of entries with the same key, in the order of their first entries. */
export function groupBy<T>(entries: readonly T[], keyOf: (entry: T) => string): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const entry of entries) {
    const known = groups.get(keyOf(entry))
    if (known) known.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  return [...groups.values()]
}
