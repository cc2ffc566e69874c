import { cleanLine, cutText } from '#shared/platform/text'
import {
  assertFewRows,
  createTableProblem,
  listTableRows,
  trimRow,
  type NamedTable,
  type TableRow,
  groupBy,
} from '../editing/table-rows'
import { toKey } from './foreign-menu'

/** A row of one of Toast's files. */
export type ToastRow = TableRow<string> & { readonly file: string | undefined }

export const cellOf = ({ cells }: ToastRow, column: string): string => cleanLine(cells[column] ?? '')

export const typeOf = (row: ToastRow): string => cellOf(row, 'entity type').toUpperCase()

/** `row 5`, of several files `modifiers.csv, row 5`. */
export const placeOf = ({ file, row }: ToastRow): string => (file === undefined ? `row ${row}` : `${file}, row ${row}`)

/** Whether a header is that of one of Toast's files, complete or not. */
export const isToastHeader = (names: readonly string[]): boolean =>
  names.includes('entity type') &&
  ['operation', 'operation id', 'pricing strategy', 'menu group(s)', 'parent entity type'].some((each) =>
    names.includes(each),
  )

const entityTypes = ['MENU', 'MENU_GROUP', 'MENU_ITEM', 'MODIFIER_GROUP', 'MODIFIER']

/** @throws Problem `invalid-input` if a column is missing, or a row is of an unknown type */
function readFile({ file, table: [names = [], ...values] }: NamedTable): readonly ToastRow[] {
  const columns = trimRow(names).map((name) => cleanLine(name).toLowerCase())
  const rows = listTableRows(values, columns).map((row) => ({ ...row, file }))
  const other = rows.find((row) => !entityTypes.includes(typeOf(row)))
  const where = file === undefined ? '' : ` of ${file}`
  if (other)
    throw createTableProblem(`Row ${other.row}${where} is no item and no modifier: "${cellOf(other, 'entity type')}"`)
  const isOfItems = rows.length === 0 || rows.some((row) => typeOf(row) === 'MENU_ITEM' && !isAttachment(row))
  const isNested = columns.includes('parent version id or operation id')
  const needed = ['Name', ...(isOfItems ? ['Price'] : []), ...(isOfItems && !isNested ? ['Menu group(s)'] : [])]
  const missing = needed.find((column) => !columns.includes(column.toLowerCase()))
  if (missing) throw createTableProblem(`${file ?? 'This'} is a Toast menu export without its column "${missing}"`)
  return rows
}

/** Whether a row links two things that have rows of their own. */
export const isAttachment = (row: ToastRow): boolean => cellOf(row, 'operation').toUpperCase() === 'ATTACH'

/** @throws Problem `invalid-input` */
export function readToastRows(files: readonly NamedTable[]): readonly ToastRow[] {
  const rows = files.flatMap(readFile)
  assertFewRows('The files have together', rows.length)
  return rows
}

export type ToastLink = {
  readonly row: ToastRow
  readonly child: ToastRow
  readonly parentType: string
  /** The parent's id, and its row if a file has it. */
  readonly parentId: string
  readonly parent: ToastRow | undefined
}

const words: ReadonlyMap<string, string> = new Map([
  ['MENU_GROUP', 'menu group'],
  ['MENU_ITEM', 'item'],
  ['MODIFIER_GROUP', 'modifier group'],
  ['MODIFIER', 'modifier'],
])
const describe = (type: string, id: string): string => `the ${words.get(type) ?? type} ${cutText(id, MAX_ID)}`

const MAX_ID = 40

/** Menus and menu groups that Toast has already need no rows: then their items lack a category. */
const neededParents = ['MENU_ITEM', 'MODIFIER_GROUP']

const MAX_MISSING = 10

/** Ids of operations are unique within a file; Toast's own are unique everywhere. */
function createRowFinder(rows: readonly ToastRow[]) {
  const found = new Map<string, ToastRow>()
  const add = (row: ToastRow, scope: string, id: string) => {
    const key = `${typeOf(row)}|${scope}|${id}`
    if (id !== '' && !found.has(key)) found.set(key, row)
  }
  for (const row of rows.filter((each) => !isAttachment(each))) {
    add(row, `in ${row.file}`, cellOf(row, 'operation id'))
    add(row, 'toast', cellOf(row, 'version id or operation id'))
    add(row, 'toast', cellOf(row, 'guid'))
    add(row, 'any', cellOf(row, 'operation id'))
  }
  return (type: string, id: string, file: string | undefined): ToastRow | undefined =>
    [`in ${file}`, 'toast', 'any'].map((scope) => found.get(`${type}|${scope}|${id}`)).find((row) => row !== undefined)
}

/**
 * Returns which rows belong to which.
 * @throws Problem `invalid-input` that lists what the files lack
 */
export function linkToastRows(rows: readonly ToastRow[]): readonly ToastLink[] {
  const find = createRowFinder(rows)
  const missing: { readonly what: string; readonly row: ToastRow }[] = []
  const links = rows.flatMap((row): readonly ToastLink[] => {
    const [type, parentType] = [typeOf(row), cellOf(row, 'parent entity type').toUpperCase()]
    const id = cellOf(row, 'version id or operation id')
    const parentId = cellOf(row, 'parent version id or operation id')
    const child = isAttachment(row) ? find(type, id, row.file) : row
    if (!child) missing.push({ what: describe(type, id), row })
    if (!child || parentId === '') return []
    const parent = find(parentType, parentId, row.file)
    if (!parent && neededParents.includes(parentType)) missing.push({ what: describe(parentType, parentId), row })
    return [{ row, child, parentType, parentId, parent }]
  })
  if (missing.length > 0) {
    const parts = groupBy(missing, ({ what }) => what).map(([{ what, row }, ...others]) => {
      const more = others.length > 0 ? ` and ${others.length} more` : ''
      return `${what} (${placeOf(row)}${more})`
    })
    throw createTableProblem(
      `Choose the other files of the export, too: they lack ${parts.slice(0, MAX_MISSING).join(', ')}`,
    )
  }
  return links
}

/** Finds rows by the names of the things that they are about. */
export const keyOfItem = (row: ToastRow): string =>
  cellOf(row, 'number') || `${toKey(cellOf(row, 'name')) || placeOf(row)}|${cellOf(row, 'menu group(s)')}`
