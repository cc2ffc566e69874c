import { bulkColumns } from '#shared/contract/desk/bulk'
import type { BulkColumn } from '#shared/contract/desk/bulk'
import { Problem } from '#shared/problem'
import { rowsOfCsv } from '#shared/rules/csv'
import type { Cells } from './bulk-cells'

export type TableRow = { readonly row: number; readonly cells: Cells }

const refused = (message: string) => new Problem('invalid-input', `${message}.`, { errors: [{ path: '', message }] })

const isColumn = (name: string): name is BulkColumn => bulkColumns.some((column) => column === name)

function columnsOf(names: readonly string[]): readonly BulkColumn[] {
  const columns = names.map((name) => name.trim().toLowerCase())
  const known = columns.filter(isColumn)
  const other = columns.find((name) => !isColumn(name))
  if (other !== undefined) throw refused(`There is no column "${other}"; there are ${bulkColumns.join(', ')}`)
  if (!known.includes('code')) throw refused('The table needs a column "code" that says which dish a row is about')
  if (new Set(known).size < known.length) throw refused('A column stands in the table twice')
  return known
}

/**
 * The rows of a table that was sent, by the columns that its first row names; throws
 * `invalid-input`.
 */
export function tableIn(text: string): readonly TableRow[] {
  const [names, ...rows] = rowsOfCsv(text) ?? []
  if (!names) throw refused('This is not a table of comma-separated values')
  const columns = columnsOf(names)
  return rows.flatMap((values, index) => {
    if (values.every((value) => value.trim() === '')) return []
    if (values.length > columns.length) throw refused(`Row ${index + 2} has more cells than there are columns`)
    const cells = Object.fromEntries(
      columns.flatMap((column, at) => (at < values.length ? [[column, values[at]]] : [])),
    )
    return [{ row: index + 2, cells }]
  })
}
