import * as z from 'zod/mini'
import { MenuAvailability } from '#shared/menu/availability-contract'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { listMissingIngredients } from '#shared/menu/recipes'
import { listCountedLines } from '#shared/inventory/lots'
import type { RecipeLine } from '#shared/inventory/stock'
import { createEditConflict, logChange } from '../../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../../platform/change-log/records'
import type { DishRecord } from '../records'
import { incrementMenuVersion } from '../repository'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { presentAvailability } from '../present'
import { listIngredients } from '../../inventory/repository'
import { isOptionsChange, undoOptions } from './option-availability'
import { buildAvailabilityUpdate, getDish, readStock, updateDishAvailability, type Availability } from './repository'
import { checkStockLevels } from '../../inventory/stock-tally'
import { buildPortionCountUpdate, findPortionCounts } from '../portion-repository'

/** A dish's availability as logged: its public fields and why it is unavailable. */
const LoggedAvailability = z.extend(MenuAvailability, {
  unavailableBecause: z.nullable(z.enum(['person', 'stock'])),
})

const toLogged = (dish: DishRecord): z.infer<typeof LoggedAvailability> =>
  LoggedAvailability.parse({ ...presentAvailability(dish), unavailableBecause: dish.unavailableBecause })

async function createInsufficientStockProblem({ name }: DishRecord, missing: readonly RecipeLine[]): Promise<Problem> {
  const items = await listIngredients()
  const names = missing.map(({ ingredientId }) => items.get(ingredientId)?.name ?? `item ${ingredientId}`)
  return new Problem(
    'insufficient-stock',
    `${name} cannot be made: not enough ${names.join(', ')} in stock. Record what came in first.`,
    { members: { missing: missing.map(({ ingredientId }) => ingredientId) } },
  )
}

type AvailabilityChange = {
  readonly location: LocationCode
  readonly dishId: number
  readonly to: Availability
  readonly by: string
  readonly now: Date
  /** The change to undo. The dish must be unchanged since. */
  readonly undone?: ChangeRecord
  readonly extraSteps: (dish: DishRecord, entry?: ChangeRecord) => readonly WriteStep[]
}

type AvailabilityResult = { readonly dish: DishRecord; readonly entry?: ChangeRecord }

/**
 * @throws Problem `insufficient-stock` if the dish is to be available, but no portion can be made
 */
async function readDish({ location, dishId, to }: AvailabilityChange) {
  const dish = await getDish(location, dishId)
  if (!to.isAvailable) return { dish, needs: [] }
  const { levels, withheld } = await readStock(location)
  const needs = listCountedLines(dish.recipe, withheld)
  const missing = listMissingIngredients(needs, levels)
  if (missing.length > 0) throw await createInsufficientStockProblem(dish, missing)
  return { dish, needs }
}

const serialize = ({ isAvailable, unavailableBecause, availabilityReason }: Availability) =>
  JSON.stringify([isAvailable, unavailableBecause, availabilityReason])

const isUnchangedSince = (dish: DishRecord, { id, after }: ChangeRecord) =>
  dish.availabilityChange === id && JSON.stringify(toLogged(dish)) === after

const describeChange = ({ name }: DishRecord, { isAvailable, availabilityReason }: Availability) =>
  `${name}: ${isAvailable ? 'on' : 'off'}${availabilityReason === null ? '' : ` (${availabilityReason})`}`

/** Plans the update of one dish, if it is unchanged, and its log entry. */
export function planDish(
  before: DishRecord,
  { location, to, by, now }: Pick<AvailabilityChange, 'location' | 'to' | 'by' | 'now'>,
): { readonly steps: readonly WriteStep[]; readonly answer: AvailabilityResult } {
  const change = { kind: 'availability', subjectId: String(before.id), title: describeChange(before, to) } as const
  const after = { ...before, ...to, updatedAt: now.toISOString() }
  const log = logChange({ ...change, locations: [location], before: toLogged(before), after: toLogged(after), by, now })
  const [entry] = log.entries
  const dish = { ...after, availabilityChange: entry?.id }
  const also = { name: 'availabilityChange', value: entry?.id } as const
  const update = buildAvailabilityUpdate({ location, dishId: before.id, to, now, also })
  const { isAvailable, unavailableBecause, availabilityChange } = before
  const expected = { isAvailable, availabilityChange, ...(unavailableBecause && { unavailableBecause }) }
  return {
    steps: [{ write: { Update: ifUnchanged(update, expected) } }, ...log.steps],
    answer: { dish, ...(entry && { entry }) },
  }
}

/** Plans the update, the log entry and the conditions that dish and stock are unchanged. */
function planChange(
  before: DishRecord,
  needs: readonly RecipeLine[],
  request: AvailabilityChange,
): ReturnType<typeof planDish> {
  const { location, extraSteps } = request
  const { steps, answer } = planDish(before, request)
  return {
    steps: [
      ...extraSteps(answer.dish, answer.entry),
      ...steps,
      incrementMenuVersion(location),
      ...(needs.length > 0 ? [checkStockLevels(location, needs, '>=')] : []),
    ],
    answer,
  }
}

/**
 * Sets a dish's availability for a person. A dish made unavailable stays so until a person changes
 * it.
 * @throws Problem `insufficient-stock` while no portion can be made; `changed-meanwhile` if a
 * change to undo is not the latest one
 */
export const setDishAvailability = (request: AvailabilityChange): Promise<AvailabilityResult> =>
  runOptimisticWrite(
    () => readDish(request),
    ({ dish, needs }) => {
      const { undone, to, extraSteps } = request
      if (undone && !isUnchangedSince(dish, undone)) throw createEditConflict(presentAvailability(dish))
      if (!undone && serialize(dish) === serialize(to)) return { steps: extraSteps(dish), answer: { dish } }
      return planChange(dish, needs, request)
    },
  )

type PortionCountChange = {
  readonly location: LocationCode
  readonly dishId: number
  /** Portions left. Null ends the count, undefined leaves it unchanged. */
  readonly counted: number | null | undefined
  /** Whether the request makes the dish available. This ends a count that has reached zero. */
  readonly isMadeAvailable: boolean
  readonly by: string
  readonly now: Date
  readonly extraSteps: (dish: DishRecord, left: number | null) => readonly WriteStep[]
}

type PortionCountResult = { readonly dish: DishRecord; readonly left: number | null }

const describePortions = (left: number | null) => {
  if (left === null) return 'no longer counted'
  return left === 1 ? '1 portion left' : `${left} portions left`
}

/** Logs a count with the dish's availability before and after. */
function logPortionCount(
  dish: DishRecord,
  before: number | null,
  left: number | null,
  { location, by, now }: PortionCountChange,
) {
  const toLogged = (portions: number | null) => ({
    ...presentAvailability(dish, portions),
    unavailableBecause: dish.unavailableBecause,
  })
  return logChange({
    locations: [location],
    kind: 'availability',
    subjectId: String(dish.id),
    title: `${dish.name}: ${describePortions(left)}`,
    before: toLogged(before),
    after: toLogged(left),
    by,
    now,
  })
}

/**
 * Sets the portions left of a dish and returns them; null without a count.
 * @throws Problem `not-found`
 */
export const updatePortionCount = (request: PortionCountChange): Promise<PortionCountResult> =>
  runOptimisticWrite(
    async () => {
      const { location, dishId } = request
      const [dish, counts] = await Promise.all([getDish(location, dishId), findPortionCounts(location)])
      return { dish, counts }
    },
    ({ dish, counts }) => {
      const { location, counted, isMadeAvailable, extraSteps } = request
      const before = counts?.get(dish.id) ?? null
      const left = counted === undefined && isMadeAvailable && before === 0 ? null : counted
      if (left === undefined || left === before)
        return { steps: extraSteps(dish, before), answer: { dish, left: before } }
      const log = logPortionCount(dish, before, left, request)
      const count = buildPortionCountUpdate(location, { dishId: dish.id, left }, counts)
      return { steps: [...extraSteps(dish, left), count, ...log.steps], answer: { dish, left } }
    },
  )

/**
 * Restores the availability from before a person's change. Then stock decides again, because
 * ingredients that were missing before may be in stock now.
 */
export const undoAvailability: UndoHandler = async (request) => {
  const { change, location, by, now, extraSteps } = request
  if (isOptionsChange(change)) return undoOptions(request)
  const { id: dishId, isAvailable, unavailableBecause, reason } = LoggedAvailability.parse(JSON.parse(change.before))
  const { dish, entry } = await setDishAvailability({
    location,
    dishId,
    to: { isAvailable, unavailableBecause, availabilityReason: reason },
    by,
    now,
    undone: change,
    extraSteps: (_, made) => (made ? extraSteps(made) : []),
  })
  if (!entry) throw createEditConflict(presentAvailability(dish))
  await updateDishAvailability(location, [dishId], now)
  return entry
}
