import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { createEditConflict, logChange, presentChange } from '../../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../../platform/change-log/records'
import { inventoryKeys } from '../../inventory/records'
import { getAvailabilityCondition, resolveAvailability } from '../availability/repository'
import { parseTally } from '../../inventory/stock-tally'
import { DishRecord, getVersion, menuKeys } from '../records'
import { assertCodeFree, getMenuSnapshot, incrementMenuVersion } from '../repository'
import { ifUnchanged, runOptimisticWrite } from '../../platform/table/transaction'
import type { Update, WritePlan, WriteStep } from '../../platform/table/transaction'
import { getItems, getKey, tableName } from '../../platform/table/table'
import { getLoggedDishFields, listChangedFields } from './dish-facts'
import { requirePicture } from '../pictures/unused-pictures'
import { describeDishChange, presentEditableDish } from './present'
import * as z from 'zod/mini'
import { EditableDish } from '#shared/menu/editing-contract'

/** A change of one dish at its location. */
export type DishUpdate = {
  readonly location: LocationCode
  readonly id: number
  /** The version that it is a change of. */
  readonly version: number
  /** The dish as it is to be; none where it is so already. May throw, and be asked again. */
  readonly to: (dish: DishRecord) => DishRecord | undefined
  readonly by: string
  readonly now: Date
  /** What is written with it, such as the answer that is kept. */
  readonly alongside: (dish: DishRecord, entry: ChangeRecord | undefined) => readonly WriteStep[]
}

/** A dish with what its location has. */
async function readDish(location: LocationCode, id: number) {
  const [dishKey, tallyKey] = [menuKeys.dish(location, id), inventoryKeys.tally(location)]
  const items = await getItems([dishKey, tallyKey])
  const itemOf = ({ pk }: { pk: string }) => items.find((item) => getKey(item).pk === pk)
  const dish = itemOf(dishKey)
  if (!dish) throw new Problem('not-found', 'There is no such dish on this menu.')
  return { dish: DishRecord.parse(dish), levels: parseTally(itemOf(tallyKey)).levels }
}

/** The attributes that differ, written while the dish is as it was read. */
export function buildDishUpdate(location: LocationCode, was: DishRecord, is: DishRecord, isSettled: boolean): Update {
  const fromStock = ['isAvailable', 'unavailableBecause', 'availabilityReason', 'optionsOut'] as const
  const names = [...listChangedFields(was, is), ...(isSettled ? fromStock : []), 'version', 'updatedAt'] as const
  const update = {
    TableName: tableName(),
    Key: menuKeys.dish(location, was.id),
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, is[name] ?? null])),
  }
  return ifUnchanged(update, { type: 'Dish', version: was.version, ...(isSettled && getAvailabilityCondition(was)) })
}

const hasOtherPlate = (was: DishRecord, is: DishRecord) =>
  listChangedFields(was, is).some((name) => name === 'recipe' || name === 'optionGroups' || name === 'isArchived')

/** Whether a dish takes a code that it did not hold before. */
const takesCode = (was: DishRecord, is: DishRecord) =>
  !is.isArchived && (was.isArchived === true || was.code.toLowerCase() !== is.code.toLowerCase())

/**
 * Changes a dish, with its entry in the log, and settles it against stock where its recipe is
 * another, all at once. Throws `not-found`, `changed-meanwhile` with the dish as it is, and
 * `code-taken`.
 */
export const updateDish = (edit: DishUpdate): Promise<{ dish: DishRecord; entry: ChangeRecord | undefined }> =>
  runOptimisticWrite(
    async () => {
      const { location, id, version } = edit
      const read = await readDish(location, id)
      if (getVersion(read.dish) !== version) throw createEditConflict(presentEditableDish(read.dish, location))
      const wanted = edit.to(read.dish)
      const menu = wanted && takesCode(read.dish, wanted) ? await getMenuSnapshot(location) : undefined
      if (menu && wanted) assertCodeFree(menu.dishes, wanted)
      return { ...read, wanted, count: menu?.count ?? incrementMenuVersion(location) }
    },
    ({ dish: was, levels, wanted, count }): WritePlan<{ dish: DishRecord; entry: ChangeRecord | undefined }> => {
      const { location, by, now, alongside } = edit
      if (!wanted) return { steps: alongside(was, undefined), answer: { dish: was, entry: undefined } }
      // What is off the menu is settled when it comes back.
      const isSettled = hasOtherPlate(was, wanted) && !wanted.isArchived
      const stock = resolveAvailability(location, wanted, levels)
      const is: DishRecord = {
        ...wanted,
        ...(isSettled && stock.is),
        version: getVersion(was) + 1,
        updatedAt: now.toISOString(),
      }
      const { steps, entries } = logChange({
        locations: [location],
        kind: 'dish',
        subjectId: String(is.id),
        title: describeDishChange(was, is),
        before: presentEditableDish(was, location),
        after: presentEditableDish(is, location),
        by,
        now,
      })
      const write: WriteStep = { write: { Update: buildDishUpdate(location, was, is, isSettled) } }
      const checks = isSettled ? [stock.check] : []
      const own = [write, count, ...checks, ...requirePicture(was, is), ...steps]
      return { steps: [...own, ...alongside(is, entries[0])], answer: { dish: is, entry: entries[0] } }
    },
  )

const Sides = z.object({ before: z.nullable(EditableDish), after: EditableDish })

/** Puts a dish back as it was; one that was new is archived, as its orders keep it. */
export const undoDish: UndoHandler = async ({ change, location, by, now, alongside }) => {
  const { before, after } = Sides.parse(presentChange(change))
  const back = before ? getLoggedDishFields(before) : { isArchived: true }
  const { entry } = await updateDish({
    location,
    id: after.id,
    version: after.version,
    to: (dish): DishRecord => ({ ...dish, ...back }),
    by,
    now,
    alongside: (_dish, made) => (made ? alongside(made) : []),
  })
  if (!entry) throw new Error('An undoing is a change')
  return entry
}
