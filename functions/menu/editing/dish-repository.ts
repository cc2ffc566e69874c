import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { createEditConflict, logChange, presentChange } from '../../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../../platform/change-log/records'
import { inventoryKeys } from '../../inventory/records'
import { parseWithheldStock, stateKey } from '../../locations/state/records'
import { getAvailabilityCondition, resolveAvailability } from '../availability/repository'
import { parseTally } from '../../inventory/stock-tally'
import { DishRecord, getVersion, menuKeys } from '../records'
import { checkPlaceOnMenu } from './dish-place'
import { checkDayparts } from '../dayparts/known-dayparts'
import {
  ifUnchanged,
  runOptimisticWrite,
  type Update,
  type WritePlan,
  type WriteStep,
} from '../../platform/table/transaction'
import { getItems, getKey, tableName } from '../../platform/table/table'
import { withSources } from '../checklist/sample-facts'
import { getLoggedDishFields, listChangedFields } from './dish-facts'
import { requirePicture } from '../pictures/unused-pictures'
import { describeDishChange, presentEditableDish } from './present'
import { LoggedDishChange } from '#shared/menu/editing-contract'

/** A change of one dish at one location. */
type DishUpdate = {
  readonly location: LocationCode
  readonly id: number
  /** The version that the caller edited. */
  readonly version: number
  /**
   * Returns the changed dish, or undefined if nothing changes. May throw, and may run several
   * times.
   */
  readonly to: (dish: DishRecord) => DishRecord | undefined
  readonly by: string
  readonly now: Date
  /** Further steps of the transaction, such as storing the response. */
  readonly extraSteps: (dish: DishRecord, entry: ChangeRecord | undefined) => readonly WriteStep[]
}

/** Reads a dish with its location's stock. */
async function readDish(location: LocationCode, id: number) {
  const keys = [menuKeys.dish(location, id), inventoryKeys.tally(location), stateKey(location)] as const
  const [dishKey, tallyKey, state] = keys
  const items = await getItems(keys)
  const itemOf = ({ pk }: { pk: string }) => items.find((item) => getKey(item).pk === pk)
  const dish = itemOf(dishKey)
  if (!dish) throw new Problem('not-found', 'There is no such dish on this menu.')
  const withheld = parseWithheldStock(location, itemOf(state))
  return { dish: DishRecord.parse(dish), levels: parseTally(itemOf(tallyKey)).levels, withheld }
}

/**
 * Builds the update of all changed attributes, on condition that the dish is unchanged since its
 * read.
 */
export function buildDishUpdate(
  { location, by }: Pick<DishUpdate, 'location' | 'by'>,
  before: DishRecord,
  after: DishRecord,
  dependsOnStock: boolean,
): Update {
  const stockFields = ['isAvailable', 'unavailableBecause', 'availabilityReason', 'optionsOut'] as const
  const { stored, sources } = withSources(before, after, { location, by })
  const names = [
    ...listChangedFields(before, after),
    ...sources,
    ...(dependsOnStock ? stockFields : []),
    'version',
    'updatedAt',
  ] as const
  const update = {
    TableName: tableName(),
    Key: menuKeys.dish(location, before.id),
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, stored[name] ?? null])),
  }
  return ifUnchanged(update, {
    type: 'Dish',
    version: before.version,
    ...(dependsOnStock && getAvailabilityCondition(before)),
  })
}

const hasOtherIngredients = (before: DishRecord, after: DishRecord) =>
  listChangedFields(before, after).some((name) => name === 'recipe' || name === 'optionGroups' || name === 'isArchived')

/**
 * Changes a dish and logs it in one transaction. A changed recipe also resolves the availability.
 * @throws Problem `not-found`, `code-taken`, `name-taken`, `invalid-input` for a full menu, or
 * `changed-meanwhile` with the current dish
 */
export const updateDish = (request: DishUpdate): Promise<{ dish: DishRecord; entry: ChangeRecord | undefined }> =>
  runOptimisticWrite(
    async () => {
      const { location, id, version } = request
      const read = await readDish(location, id)
      if (getVersion(read.dish) !== version) throw createEditConflict(presentEditableDish(read.dish, location))
      const changed = request.to(read.dish)
      const count = await checkPlaceOnMenu(location, read.dish, changed)
      const isTimed = changed && listChangedFields(read.dish, changed).some((name) => name.startsWith('daypart'))
      const known = isTimed ? await checkDayparts(location, changed) : []
      return { ...read, changed, known, count }
    },
    ({
      dish: before,
      levels,
      withheld,
      changed,
      known,
      count,
    }): WritePlan<{ dish: DishRecord; entry: ChangeRecord | undefined }> => {
      const { location, by, now, extraSteps } = request
      if (!changed) return { steps: extraSteps(before, undefined), answer: { dish: before, entry: undefined } }
      // Restoring an archived dish resolves its availability.
      const dependsOnStock = hasOtherIngredients(before, changed) && !changed.isArchived
      const stock = resolveAvailability(location, changed, levels, withheld)
      const after: DishRecord = {
        ...changed,
        ...(dependsOnStock && stock.is),
        version: getVersion(before) + 1,
        updatedAt: now.toISOString(),
      }
      const { steps, entries } = logChange({
        locations: [location],
        kind: 'dish',
        subjectId: String(after.id),
        title: describeDishChange(before, after),
        before: presentEditableDish(before, location),
        after: presentEditableDish(after, location),
        by,
        now,
      })
      const write: WriteStep = { write: { Update: buildDishUpdate(request, before, after, dependsOnStock) } }
      const checks = dependsOnStock ? [stock.check] : []
      const menuSteps = [write, count, ...known, ...checks, ...requirePicture(before, after), ...steps]
      return { steps: [...menuSteps, ...extraSteps(after, entries[0])], answer: { dish: after, entry: entries[0] } }
    },
  )

/** Undoes a change of a dish. A new dish is archived, because orders may refer to it. */
export const undoDish: UndoHandler = async ({ change, location, by, now, extraSteps }) => {
  const { before, after } = LoggedDishChange.parse(presentChange(change))
  const restored = before ? getLoggedDishFields(before) : { isArchived: true }
  const { entry } = await updateDish({
    location,
    id: after.id,
    version: after.version,
    to: (dish): DishRecord => ({ ...dish, ...restored }),
    by,
    now,
    extraSteps: (_dish, entry) => (entry ? extraSteps(entry) : []),
  })
  if (!entry) throw new Error('Undoing a change must create a log entry')
  return entry
}
