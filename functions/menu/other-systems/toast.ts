import { centsToDecimal } from '#shared/platform/money'
import type { CellError } from '../editing/csv-columns'
import { listFirst } from '../editing/import-notices'
import { type NamedTable, groupBy } from '../editing/table-rows'
import {
  findManyCategories,
  parsePriceCell,
  splitCategories,
  toKey,
  type ForeignDish,
  type ForeignMenu,
} from './foreign-menu'
import { readToastGroups, type ToastGroup } from './toast-groups'
import {
  cellOf,
  isAttachment,
  keyOfItem,
  linkToastRows,
  placeOf,
  readToastRows,
  typeOf,
  type ToastLink,
  type ToastRow,
} from './toast-rows'

/** The strategies whose base price is the price of the dish. */
const priceStrategies = new Set(['', 'BASE', 'LOCATION_SPECIFIC', 'MENU_SPECIFIC', 'TIME_SPECIFIC'])

const priceCellOf = (row: ToastRow, column: string): string => {
  const cell = cellOf(row, column)
  return cell.toLowerCase() === 'null' ? '' : cell
}

/** Returns a row's price at the location, in Toast's spelling. */
function getPrice(row: ToastRow, location: string): string {
  const isHere = toKey(cellOf(row, 'location-specific "applies to" name')) === toKey(location)
  return (isHere && priceCellOf(row, 'location-specific base price')) || priceCellOf(row, 'price')
}

type Price = { readonly price?: string; readonly notices: readonly string[]; readonly errors: readonly CellError[] }

/** An export has a row for each price of a dish; those of the location come first. */
function readPrice(rows: readonly [ToastRow, ...ToastRow[]], name: string, location: string): Price {
  const here = rows.find((row) => toKey(cellOf(row, 'location-specific "applies to" name')) === toKey(location))
  const row = here ?? rows[0]
  const strategy = (cellOf(row, 'pricing strategy') || cellOf(row, 'pricing strategy or method')).toUpperCase()
  const cell = getPrice(row, location)
  if (strategy === 'OPEN_PRICE' || (strategy === 'BASE' && cell === ''))
    return {
      price: '0.00',
      errors: [],
      notices: [`${name} has no fixed price: it is at market price, which guests order by phone.`],
    }
  const cents = parsePriceCell(cell)
  if (!priceStrategies.has(strategy) || cents === undefined) {
    const why = priceStrategies.has(strategy) ? `"${cell}" is no price` : `Prices by ${strategy} are not in this export`
    return { errors: [{ field: 'price', error: `${why} (${placeOf(row)})` }], notices: [] }
  }
  const others = ['menu price', 'time price'].flatMap((column) =>
    rows
      .filter((each) => priceCellOf(each, column) !== '')
      .map((each) => {
        const when =
          column === 'menu price'
            ? cellOf(each, 'menu name')
            : `${cellOf(each, 'time price days')} ${cellOf(each, 'time price start')}–${cellOf(each, 'time price end')}`
        return `${name} keeps its base price: ${priceCellOf(each, column)} (${when}) becomes a daypart price at the desk.`
      }),
  )
  return { price: centsToDecimal(cents), errors: [], notices: others }
}

type Item = {
  readonly rows: readonly [ToastRow, ...ToastRow[]]
  readonly menuGroups: readonly string[]
  readonly groups: readonly ToastGroup[]
}

function readDish({ rows, menuGroups, groups }: Item, location: string) {
  const [first] = rows
  const name = cellOf(first, 'name')
  const { price, errors, notices } = readPrice(rows, name, location)
  const [category, ...others] = menuGroups
  const [kitchenName, description] = [cellOf(first, 'kitchen name'), cellOf(first, 'item description')]
  const dish: ForeignDish = {
    row: first.row,
    file: first.file,
    name,
    code: cellOf(first, 'plu') || cellOf(first, 'sku'),
    cells: {
      ...(price !== undefined && { price }),
      ...(category !== undefined && { category }),
      ...(description !== '' && { description }),
      ...(kitchenName !== '' && toKey(kitchenName) !== toKey(name) && { 'kitchen name': kitchenName }),
    },
    groups: groups.map(({ group }) => group),
    links: [],
    errors: [
      ...(name === '' ? [{ field: 'name' as const, error: 'The item has no name' }] : []),
      ...findManyCategories(cellOf(first, 'menu group(s)')),
      ...errors,
      ...groups.flatMap((group) => group.errors),
    ],
  }
  const lost =
    others.length > 0 && category !== undefined
      ? [`${name} is in ${category} only, not also in ${others.join(', ')}.`]
      : []
  return { dish, notices: [...lost, ...notices] }
}

/** Returns the entries of each key, in their order. */
function collect<K, T>(entries: readonly (readonly [K, T])[]): ReadonlyMap<K, readonly T[]> {
  const found = new Map<K, T[]>()
  for (const [key, value] of entries) {
    const known = found.get(key)
    if (known) known.push(value)
    else found.set(key, [value])
  }
  return found
}

/** Returns the items with their menu groups, and with the modifier groups of both. */
function listItems(rows: readonly ToastRow[], links: readonly ToastLink[], groups: ReadonlyMap<ToastRow, ToastGroup>) {
  const items = groupBy(
    rows.filter((row) => typeOf(row) === 'MENU_ITEM' && !isAttachment(row)),
    keyOfItem,
  )
  const parentsOf = collect(links.map((link) => [link.child, link]))
  const groupsOf = collect(
    links.flatMap(({ child, parentType, parentId, parent }): readonly (readonly [ToastRow | string, ToastGroup])[] => {
      const group = groups.get(child)
      if (!group) return []
      if (parentType === 'MENU_ITEM') return parent ? [[parent, group]] : []
      return [parentId, ...(parent ? [toKey(cellOf(parent, 'name'))] : [])].map((key) => [key, group])
    }),
  )
  return items.map((item): Item => {
    const parents = item.flatMap((row) => parentsOf.get(row) ?? [])
    const named = parents.flatMap(({ parent }) => (parent ? [cellOf(parent, 'name')] : []))
    const menuGroups = [...new Set([...splitCategories(cellOf(item[0], 'menu group(s)')), ...named])]
    const keys = [...item, ...parents.map(({ parentId }) => parentId), ...menuGroups.map(toKey)]
    return { rows: item, menuGroups, groups: [...new Set(keys.flatMap((key) => groupsOf.get(key) ?? []))] }
  })
}

/**
 * Reads Toast's files: the export of the menu manager, which says nothing of which dish a modifier
 * is for, and spreadsheets of its bulk import, whose rows name their parents.
 * @throws Problem `invalid-input` if a column or a file is missing
 */
export function readToastMenu(files: readonly NamedTable[], location: string): ForeignMenu {
  const rows = readToastRows(files)
  const links = linkToastRows(rows)
  const { groups, alone, notices } = readToastGroups(rows, links)
  const read = listItems(rows, links, groups).map((item) => readDish(item, location))
  const left = [
    ...new Set(
      alone.map((row) => {
        const price = priceCellOf(row, 'price')
        return `${cellOf(row, 'name')}${price === '' ? '' : ` ${price}`}`
      }),
    ),
  ]
  return {
    dishes: read.map(({ dish }) => dish),
    notices: [
      ...(left.length > 0
        ? [`The export doesn't say which dishes have these modifiers; add them as option groups: ${listFirst(left)}.`]
        : []),
      ...notices,
      ...read.flatMap((each) => each.notices),
    ],
  }
}
