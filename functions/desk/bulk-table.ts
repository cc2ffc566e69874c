import { importColumns } from '#shared/contract/desk/bulk'
import type { ImportColumn } from '#shared/contract/desk/bulk'
import { Problem } from '#shared/problem'
import { parseCsv } from '#shared/rules/csv'
import type { CsvCells } from './bulk-cells'

export type CsvRow = { readonly row: number; readonly cells: CsvCells }

const refused = (message: string) => new Problem('invalid-input', `${message}.`, { errors: [{ path: '', message }] })

const isColumn = (name: string): name is ImportColumn => importColumns.some((column) => column === name)

function columnsOf(names: readonly string[]): readonly ImportColumn[] {
  const columns = names.map((name) => name.trim().toLowerCase())
  const known = columns.filter(isColumn)
  const other = columns.find((name) => !isColumn(name))
  if (other !== undefined) throw refused(`There is no column "${other}"; there are ${importColumns.join(', ')}`)
  if (!known.includes('code')) throw refused('The table needs a column "code" that says which dish a row is about')
  if (new Set(known).size < known.length) throw refused('A column stands in the table twice')
  return known
}

/**
 * The rows of a table that was sent, by the columns that its first row names; throws
 * `invalid-input`.
 */
export function parseMenuCsv(text: string): readonly CsvRow[] {
  const [names, ...rows] = parseCsv(text) ?? []
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
