import { centsToDecimal } from '#shared/platform/money'
import type { CellError } from '../editing/csv-columns'
import { listFirst } from '../editing/import-notices'
import { createTableProblem, groupBy } from '../editing/table-rows'
import { parsePriceCell, toKey, type ForeignGroup } from './foreign-menu'
import { cellOf, isAttachment, placeOf, typeOf, type ToastLink, type ToastRow } from './toast-rows'

export type ToastGroup = { readonly group: ForeignGroup; readonly errors: readonly CellError[] }

const MAX_CHOICES = 20

const isTrue = (row: ToastRow, column: string): boolean => ['TRUE', 'YES'].includes(cellOf(row, column).toUpperCase())

const nameOf = (row: ToastRow): string => cellOf(row, 'modifier name') || cellOf(row, 'name')

const readPrice = (row: ToastRow): string => {
  const cell = cellOf(row, 'price')
  return cell.toLowerCase() === 'null' ? '' : cell
}

function readOption(row: ToastRow, group: ToastRow) {
  const isPricedByModifiers = cellOf(group, 'pricing strategy or method').toUpperCase() === 'PRICED_BY_MODIFIERS'
  const cell = readPrice(isPricedByModifiers ? row : group)
  const cents = cell === '' ? 0 : parsePriceCell(cell)
  const name = nameOf(row)
  const error: CellError = {
    field: 'options',
    error: `${cellOf(group, 'name')}, ${name}: "${cell}" is no price of an option (${placeOf(row)})`,
  }
  const isDefault = isTrue(row, 'default modifier')
  return {
    option: { name, price: centsToDecimal(cents ?? 0), isDefault: isDefault && cents === 0 },
    errors: cents === undefined ? [error] : [],
    notices:
      isDefault && cents !== 0
        ? [`${name} of ${cellOf(group, 'name')} costs something, so it doesn't come with the dish by itself.`]
        : [],
  }
}

const readNumber = (row: ToastRow, column: string): number | undefined => {
  const cell = cellOf(row, column)
  return /^\d{1,3}$/.test(cell) ? Number(cell) : undefined
}

function readGroup(row: ToastRow, modifiers: readonly ToastRow[]) {
  const options = groupBy(modifiers, (each) => toKey(nameOf(each))).map(([first]) => readOption(first, row))
  const isRequired = cellOf(row, 'required mode').toUpperCase() === 'REQUIRED'
  const isSingle = cellOf(row, 'multi-select').toUpperCase() === 'FALSE'
  const most = isSingle ? 1 : Math.min(MAX_CHOICES, options.length)
  const group: ForeignGroup = {
    name: cellOf(row, 'name'),
    min: readNumber(row, 'min selections') ?? (isRequired ? 1 : 0),
    max: readNumber(row, 'max selections') ?? most,
    options: options.map(({ option }) => option),
  }
  return { group, errors: options.flatMap(({ errors }) => errors), notices: options.flatMap(({ notices }) => notices) }
}

const hasLimits = (row: ToastRow): boolean =>
  ['min selections', 'max selections', 'required mode', 'multi-select'].some((column) => cellOf(row, column) !== '')

/**
 * Returns the modifier groups by their rows, and the rows of modifiers in no group.
 * @throws Problem `invalid-input` if a group has no modifiers
 */
export function readToastGroups(rows: readonly ToastRow[], links: readonly ToastLink[]) {
  const groupRows = rows.filter((row) => typeOf(row) === 'MODIFIER_GROUP' && !isAttachment(row))
  const modifiersOf = new Map<ToastRow, ToastRow[]>(groupRows.map((row) => [row, []]))
  const linked = new Set<ToastRow>()
  for (const { child, parent } of links) {
    if (typeOf(child) !== 'MODIFIER' || !parent) continue
    modifiersOf.get(parent)?.push(child)
    linked.add(child)
  }
  const empty = groupRows.filter((row) => modifiersOf.get(row)?.length === 0)
  if (empty.length > 0) {
    const names = empty.map((row) => `${cellOf(row, 'name')} (${placeOf(row)})`)
    throw createTableProblem(`Choose the file of the modifiers, too: these groups have none: ${listFirst(names)}`)
  }
  const read = new Map([...modifiersOf].map(([row, modifiers]) => [row, readGroup(row, modifiers)]))
  const open = groupRows.filter((row) => !hasLimits(row)).map((row) => cellOf(row, 'name'))
  return {
    groups: read,
    alone: rows.filter((row) => typeOf(row) === 'MODIFIER' && !isAttachment(row) && !linked.has(row)),
    notices: [
      ...(open.length > 0
        ? [
            `The files don't say how many options guests choose of these groups, so none is required: ${listFirst(open)}.`,
          ]
        : []),
      ...[...read.values()].flatMap(({ notices }) => notices),
    ],
  }
}
