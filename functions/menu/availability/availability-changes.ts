import * as z from 'zod/mini'
import { MenuAvailability } from '#shared/menu/availability-contract'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { listMissingIngredients } from '#shared/inventory/recipes'
import type { RecipeLine } from '#shared/inventory/recipes'
import { createEditConflict, logChange } from '../../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../../platform/change-log/records'
import type { DishRecord } from '../records'
import { incrementMenuVersion } from '../repository'
import { ifUnchanged, runOptimisticWrite } from '../../platform/table/transaction'
import type { WriteStep } from '../../platform/table/transaction'
import { presentAvailability } from '../../inventory/present'
import { listIngredients } from '../../inventory/repository'
import { buildAvailabilityUpdate, getDish, updateDishAvailability } from './repository'
import type { Availability } from './repository'
import { checkStockLevels, getTally } from '../../inventory/stock-tally'
import { buildPortionCountUpdate, findPortionCounts } from '../portion-repository'

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

type Counting = {
  readonly location: LocationCode
  readonly dishId: number
  /** What a cook counted, null for no count any more; undefined where nothing is said of it. */
  readonly counted: number | null | undefined
  /** Whether the dish is put on: one that had been counted out is not counted any more then. */
  readonly isPutOn: boolean
  readonly by: string
  readonly now: Date
  readonly alongside: (dish: DishRecord, left: number | null) => readonly WriteStep[]
}

type Counted = { readonly dish: DishRecord; readonly left: number | null }

const wordsFor = (left: number | null) => {
  if (left === null) return 'no longer counted'
  return left === 1 ? '1 portion left' : `${left} portions left`
}

/** The entry of a count in the log: the dish as the list of dishes shows it, before and after. */
function logOf(dish: DishRecord, before: number | null, left: number | null, { location, by, now }: Counting) {
  const shown = (portions: number | null) => ({
    ...presentAvailability(dish, portions),
    unavailableBecause: dish.unavailableBecause,
  })
  return logChange({
    locations: [location],
    kind: 'availability',
    subjectId: String(dish.id),
    title: `${dish.name}: ${wordsFor(left)}`,
    before: shown(before),
    after: shown(left),
    by,
    now,
  })
}

/**
 * Counts a dish as a cook says, and gives how many portions are left; null without a count. Throws
 * `not-found`.
 */
export const updatePortionCount = (counting: Counting): Promise<Counted> =>
  runOptimisticWrite(
    async () => {
      const { location, dishId } = counting
      const [dish, counts] = await Promise.all([getDish(location, dishId), findPortionCounts(location)])
      return { dish, counts }
    },
    ({ dish, counts }) => {
      const { location, counted, isPutOn, alongside } = counting
      const before = counts?.get(dish.id) ?? null
      const left = counted === undefined && isPutOn && before === 0 ? null : counted
      if (left === undefined || left === before)
        return { steps: alongside(dish, before), answer: { dish, left: before } }
      const log = logOf(dish, before, left, counting)
      const count = buildPortionCountUpdate(location, { dishId: dish.id, left }, counts)
      return { steps: [...alongside(dish, left), count, ...log.steps], answer: { dish, left } }
    },
  )

/**
 * Puts a dish on or off as it was before a person's word; what had run out then and is there now
 * comes back by itself.
 */
export const undoAvailability: UndoHandler = async ({ change, location, by, now, alongside }) => {
  const { id: dishId, isAvailable, unavailableBecause, reason } = LoggedAvailability.parse(JSON.parse(change.before))
  const { dish, entry } = await setDishAvailability({
    location,
    dishId,
    to: { isAvailable, unavailableBecause, availabilityReason: reason },
    by,
    now,
    undone: change,
    alongside: (_, made) => (made ? alongside(made) : []),
  })
  if (!entry) throw createEditConflict(presentAvailability(dish))
  await updateDishAvailability(location, dishId, now)
  return entry
}
