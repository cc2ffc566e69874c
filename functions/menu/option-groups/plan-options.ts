import { isDeepStrictEqual } from 'node:util'
import type { LocationCode } from '#shared/locations/index'
import { validateDish, type MenuCatalog } from '#shared/menu/dish-validation'
import { setGroupOfDish } from '#shared/menu/shared-groups'
import type { ImportRow } from '#shared/menu/upload-contract'
import type { FieldError } from '#shared/platform/problem'
import { listIngredients } from '../../inventory/repository'
import { getMenuReferences } from '../editing/dish-facts'
import { indexIngredients, type IngredientNames } from '../editing/recipe-cell'
import { listTableRows, type Table } from '../editing/table-rows'
import { describeTooMany, MAX_CHANGED_DISHES, type PlannedDish } from '../editing/plan-import'
import { MAX_GROUPS } from '../other-systems/match-dishes'
import type { DishRecord } from '../records'
import { getMenuSnapshot } from '../repository'
import { createGroupDrafts, listShown, type GroupDraft } from './group-drafts'
import { findOptionColumn, isOptionsTable, parseOptionColumns } from './options-table'
import { readOptionRow, rejectRow } from './read-option-rows'

type MenuNow = {
  /** All dishes, archived ones included. */
  readonly dishes: readonly DishRecord[]
  readonly ingredients: IngredientNames
  readonly catalog: MenuCatalog
}

const hasChanged = ({ known, group, dishes }: GroupDraft): boolean =>
  !known ||
  !isDeepStrictEqual(known.group, group) ||
  listShown(known.dishes).length !== dishes.length ||
  !dishes.every(({ id }) => known.ids.has(id))

/** Returns a dish with its groups as the drafts have them. Archived dishes keep their groups. */
function applyDrafts(dish: DishRecord, drafts: readonly (GroupDraft & { readonly ids: ReadonlySet<number> })[]) {
  return drafts.reduce((after, { known, group, ids }) => {
    const id = known?.ids.get(dish.id)
    const isWanted = dish.isArchived ? id !== undefined : ids.has(dish.id)
    if (id === undefined && !isWanted) return after
    return setGroupOfDish(after, id, isWanted ? { ...group, id: id ?? group.id } : null)
  }, dish)
}

/** Returns an error of a dish at the row and column that made it. */
function locateError(dish: DishRecord, { path, message }: FieldError, drafts: readonly GroupDraft[]) {
  const [, at, limit = '', place, field = ''] = path.split('.')
  const group = dish.optionGroups[Number(at)]
  const option = place === undefined ? undefined : group?.options[Number(place)]
  const findRows = (ids: readonly string[]) => drafts.flatMap(({ rows }) => ids.flatMap((id) => rows.get(id) ?? []))
  const [line] = [
    ...findRows(option ? [option.id] : []),
    ...findRows(group?.options.map(({ id }) => id) ?? []),
    ...drafts.flatMap(({ rows }) => [...rows.values()]),
  ]
  const column = findOptionColumn(option ? field : limit) ?? 'option'
  return line ? rejectRow(line, [{ field: column, error: `${dish.name}: ${message}` }]) : []
}

function listDishErrors(dish: DishRecord, drafts: readonly GroupDraft[], catalog: MenuCatalog) {
  const errors = validateDish(dish, catalog).filter(({ path }) => path.startsWith('optionGroups'))
  if (dish.optionGroups.length > MAX_GROUPS) errors.push({ path: '', message: `At most ${MAX_GROUPS} groups` })
  return errors.flatMap((error) => locateError(dish, error, drafts))
}

const cellOf = ({ row, field }: ImportRow): string => `${row} ${field}`

/**
 * Lists what a table of options changes in a menu, cell by cell, and its errors
 * (docs/product/desk.md#options-as-a-table).
 * @throws Problem `invalid-input` if it isn't a table
 */
export function planOptions([header = [], ...lines]: Table, { dishes, ingredients, catalog }: MenuNow) {
  const drafts = createGroupDrafts(dishes)
  const byCode = new Map(listShown(dishes).map((dish) => [dish.code.toLowerCase(), dish]))
  const read = listTableRows(lines, parseOptionColumns(header)).flatMap((line) =>
    readOptionRow(line, { drafts, byCode, ingredients }),
  )
  const changed = drafts.list().filter(hasChanged)
  const withIds = changed.map((draft) => ({ ...draft, ids: new Set(draft.dishes.map(({ id }) => id)) }))
  const planned: readonly PlannedDish[] = dishes
    .map((before) => ({ before, after: applyDrafts(before, withIds) }))
    .filter(({ before, after }) => before !== after)
  const wrong = new Map<string, ImportRow>()
  for (const { after } of planned)
    for (const error of listDishErrors(after, changed, catalog))
      if (!wrong.has(cellOf(error))) wrong.set(cellOf(error), error)
  const rows = [...read.filter((row) => row.error !== null || !wrong.has(cellOf(row))), ...wrong.values()]
  return { rows, planned }
}

/** Plans a table of options. Undefined for another table. */
export async function readOptionsPlan(location: LocationCode, table: Table) {
  if (!isOptionsTable(table)) return undefined
  const [menu, ingredients, catalog] = await Promise.all([
    getMenuSnapshot(location),
    listIngredients(),
    getMenuReferences(),
  ])
  const names = indexIngredients(ingredients.values())
  const { rows, planned } = planOptions(table, { dishes: menu.dishes, ingredients: names, catalog })
  const tooMany =
    planned.length > MAX_CHANGED_DISHES ? describeTooMany(MAX_CHANGED_DISHES, 'dishes', planned.length) : undefined
  return {
    ...menu,
    steps: [],
    planned,
    ingredients: [],
    tooMany,
    result: { format: 'options' as const, rows, notices: [] },
  }
}
