import { isDeepStrictEqual } from 'node:util'
import type { LocationCode } from '#shared/locations/index'
import { validateDish, type MenuCatalog } from '#shared/menu/dish-validation'
import { setGroupOfDish } from '#shared/menu/shared-groups'
import type { ImportRow } from '#shared/menu/upload-contract'
import type { FieldError } from '#shared/platform/problem'
import { getMenuReferences, listRecipeIngredients } from '../editing/dish-facts'
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

type ChangedDraft = GroupDraft & { readonly ids: ReadonlySet<number> }

/** Whether a dish has a draft's group, or gets it. Archived dishes keep their groups. */
const isOf = ({ known, ids }: ChangedDraft, dish: DishRecord): boolean =>
  known?.ids.has(dish.id) === true || (!dish.isArchived && ids.has(dish.id))

/** Returns a dish with its groups as the drafts have them. */
const applyDrafts = (dish: DishRecord, drafts: readonly ChangedDraft[]): DishRecord =>
  drafts.reduce((after, draft) => {
    if (!isOf(draft, dish)) return after
    const { known, group, ids } = draft
    const id = known?.ids.get(dish.id)
    const isWanted = dish.isArchived || ids.has(dish.id)
    return setGroupOfDish(after, id, isWanted ? { ...group, id: id ?? group.id } : null)
  }, dish)

/** Returns a function that returns an error of a dish at the row and column that made it. */
function createErrorLocator(drafts: readonly GroupDraft[]) {
  const rows = new Map(drafts.toReversed().flatMap((draft) => [...draft.rows]))
  const [first] = drafts.flatMap((draft) => [...draft.rows.values()])
  return (dish: DishRecord, { path, message }: FieldError): readonly ImportRow[] => {
    const [, at, limit = '', place, field = ''] = path.split('.')
    const group = dish.optionGroups[Number(at)]
    const option = place === undefined ? undefined : group?.options[Number(place)]
    const named = group?.options.find(({ id }) => rows.has(id))
    const line = (option && rows.get(option.id)) ?? (named && rows.get(named.id)) ?? first
    const column = findOptionColumn(option ? field : limit) ?? 'option'
    return line ? rejectRow(line, [{ field: column, error: `${dish.name}: ${message}` }]) : []
  }
}

const listDishErrors = (dish: DishRecord, catalog: MenuCatalog): readonly FieldError[] =>
  dish.optionGroups.length > MAX_GROUPS
    ? [{ path: 'optionGroups', message: `At most ${MAX_GROUPS} groups` }]
    : validateDish(dish, catalog).filter(({ path }) => path.startsWith('optionGroups'))

const isOfWholeDish = ({ path }: FieldError): boolean => !path.includes('.')

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
  const affected = dishes.filter((dish) => withIds.some((draft) => isOf(draft, dish)))
  if (affected.length > MAX_CHANGED_DISHES)
    return { rows: read, planned: [], tooMany: describeTooMany(MAX_CHANGED_DISHES, 'dishes', affected.length) }
  const locate = createErrorLocator(changed)
  const wrong = new Map<string, ImportRow>()
  const planned: PlannedDish[] = []
  for (const before of affected) {
    const after = applyDrafts(before, withIds)
    const errors = listDishErrors(after, catalog)
    for (const error of errors.flatMap((each) => locate(after, each)))
      if (!wrong.has(cellOf(error))) wrong.set(cellOf(error), error)
    if (errors.length === 0) planned.push({ before, after })
    // One dish that is too large says enough: the others would take long.
    if (errors.some(isOfWholeDish)) break
  }
  const rows = [...read.filter((row) => row.error !== null || !wrong.has(cellOf(row))), ...wrong.values()]
  return { rows, planned, tooMany: undefined }
}

/** Plans a table of options. Undefined for another table. */
export async function readOptionsPlan(location: LocationCode, table: Table) {
  if (!isOptionsTable(table)) return undefined
  const [menu, ingredients, catalog] = await Promise.all([
    getMenuSnapshot(location),
    listRecipeIngredients(location),
    getMenuReferences(location),
  ])
  const names = indexIngredients(ingredients.values())
  const { rows, planned, tooMany } = planOptions(table, { dishes: menu.dishes, ingredients: names, catalog })
  return {
    ...menu,
    steps: [],
    planned,
    ingredients: [],
    tooMany,
    result: { format: 'options' as const, rows, notices: [] },
  }
}
