import type { LocationCode } from '#shared/locations/index'
import { logChange } from '../changes/log'
import { findPortionCounts, buildPortionCountUpdate } from '../menu/portions'
import type { DishRecord } from '../menu/records'
import { runOptimisticWrite } from '../runtime/decide'
import type { WriteStep } from '../runtime/transact'
import { presentAvailability } from './present'
import { getDish } from './store-availability'

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
