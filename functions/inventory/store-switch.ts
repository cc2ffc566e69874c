import * as z from 'zod/mini'
import { MenuAvailability } from '#shared/contract/inventory'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { listMissingIngredients } from '#shared/rules/stock-recipes'
import type { RecipeLine } from '#shared/rules/stock-recipes'
import { createEditConflict, logChange } from '../changes/log'
import type { ChangeRecord } from '../changes/records'
import type { DishRecord } from '../menu/records'
import { incrementMenuVersion } from '../menu/store'
import { ifUnchanged } from '../runtime/conditions'
import { runOptimisticWrite } from '../runtime/decide'
import type { WriteStep } from '../runtime/transact'
import { presentAvailability } from './present'
import { listIngredients } from './store'
import { getDish, buildAvailabilityUpdate } from './store-availability'
import type { Availability } from './store-availability'
import { checkStockLevels, getTally } from './tally'

/** A dish's availability as a log has it: what is shown of it, and who took it off. */
export const LoggedAvailability = z.extend(MenuAvailability, {
  unavailableBecause: z.nullable(z.enum(['person', 'stock'])),
})

const shown = (dish: DishRecord): z.infer<typeof LoggedAvailability> =>
  LoggedAvailability.parse({ ...presentAvailability(dish), unavailableBecause: dish.unavailableBecause })

async function notEnoughFor({ name }: DishRecord, missing: readonly RecipeLine[]): Promise<Problem> {
  const items = await listIngredients()
  const names = missing.map(({ ingredientId }) => items.get(ingredientId)?.name ?? `item ${ingredientId}`)
  return new Problem(
    'insufficient-stock',
    `${name} cannot be made: not enough ${names.join(', ')} in stock. Record what came in first.`,
    { members: { missing: missing.map(({ ingredientId }) => ingredientId) } },
  )
}

type Switching = {
  readonly location: LocationCode
  readonly dishId: number
  readonly to: Availability
  readonly by: string
  readonly now: Date
  /** The change that is undone: the dish has to be still as it left it. */
  readonly undone?: ChangeRecord
  readonly alongside: (dish: DishRecord, entry?: ChangeRecord) => readonly WriteStep[]
}

type Switched = { readonly dish: DishRecord; readonly entry?: ChangeRecord }

/**
 * The dish as it is; throws `insufficient-stock` where it is to be offered and no portion of it
 * could be made.
 */
async function dishFor({ location, dishId, to }: Switching): Promise<DishRecord> {
  const dish = await getDish(location, dishId)
  if (!to.isAvailable) return dish
  const missing = listMissingIngredients(dish.recipe, (await getTally(location)).levels)
  if (missing.length > 0) throw await notEnoughFor(dish, missing)
  return dish
}

const stateOf = ({ isAvailable, unavailableBecause, availabilityReason }: Availability) =>
  JSON.stringify([isAvailable, unavailableBecause, availabilityReason])

/** Whether a dish is as a change left it: nobody switched it since, nor did stock. */
const isAsMade = (dish: DishRecord, { id, after }: ChangeRecord) =>
  dish.availabilityChange === id && JSON.stringify(shown(dish)) === after

const titleOf = ({ name }: DishRecord, { isAvailable, availabilityReason }: Availability) =>
  `${name}: ${isAvailable ? 'on' : 'off'}${availabilityReason === null ? '' : ` (${availabilityReason})`}`

/**
 * The steps of a switch, while the dish is as it was read: its entry in the log tells what was
 * before.
 */
function stepsOf(
  before: DishRecord,
  switching: Switching,
): { readonly steps: readonly WriteStep[]; readonly answer: Switched } {
  const { location, to, by, now, alongside } = switching
  const change = { kind: 'availability', subjectId: String(before.id), title: titleOf(before, to) } as const
  const after = { ...before, ...to, updatedAt: now.toISOString() }
  const log = logChange({ ...change, locations: [location], before: shown(before), after: shown(after), by, now })
  const [entry] = log.entries
  const dish = { ...after, availabilityChange: entry?.id }
  const update = buildAvailabilityUpdate({ location, dishId: before.id, to, now })
  const noted = {
    ...update,
    UpdateExpression: `${update.UpdateExpression}, availabilityChange = :change`,
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':change': entry?.id },
  }
  const { isAvailable, unavailableBecause, availabilityChange } = before
  const seen = { isAvailable, availabilityChange, ...(unavailableBecause && { unavailableBecause }) }
  return {
    steps: [
      ...alongside(dish, entry),
      { write: { Update: ifUnchanged(noted, seen) } },
      incrementMenuVersion(location),
      ...(to.isAvailable && before.recipe.length > 0 ? [checkStockLevels(location, before.recipe, '>=')] : []),
      ...log.steps,
    ],
    answer: { dish, ...(entry && { entry }) },
  }
}

/**
 * A person takes a dish off the menu, where it stays until a person puts it back, or puts it on;
 * throws `insufficient-stock` while no portion of it could be made, `changed-meanwhile` where an
 * undoing comes too late.
 */
export const setDishAvailability = (switching: Switching): Promise<Switched> =>
  runOptimisticWrite(
    () => dishFor(switching),
    (dish) => {
      const { undone, to, alongside } = switching
      if (undone && !isAsMade(dish, undone)) throw createEditConflict(presentAvailability(dish))
      if (!undone && stateOf(dish) === stateOf(to)) return { steps: alongside(dish), answer: { dish } }
      return stepsOf(dish, switching)
    },
  )
