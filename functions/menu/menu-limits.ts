import type { LocationCode } from '#shared/locations/index'
import { getSiteKind, type SiteKind } from '#shared/locations/site-kind'
import { Problem } from '#shared/platform/problem'
import type { DishRecord } from './records'

/**
 * Maximum dishes of a menu and kilobytes of their records, archived ones included: guests' calls,
 * Hiro and reactions read them all. At a test site anyone adds dishes, and its functions share the
 * account's concurrency with live sites. The sample has 95 dishes of 3.8 KB on average.
 */
export const menuLimits = {
  test: { dishes: 500, kilobytes: 800 },
  live: { dishes: 2000, kilobytes: 8000 },
} as const satisfies Record<SiteKind, { readonly dishes: number; readonly kilobytes: number }>

/**
 * Returns the size of a dish in bytes. Each number counts as one digit, so that a change of prices
 * never needs room. What was changed at a test site doesn't count: it isn't the dish's text.
 */
export const countDishBytes = ({ changedAtTestSite: _changed, ...dish }: DishRecord): number =>
  Buffer.byteLength(
    JSON.stringify(dish, (_name, value: unknown) =>
      typeof value === 'number' || typeof value === 'boolean' ? 0 : value,
    ),
  )

const sumBytes = (dishes: readonly DishRecord[]): number => dishes.reduce((sum, dish) => sum + countDishBytes(dish), 0)

/** A dish before and after a change; a new one has no `before`. */
type DishChange = { readonly before?: DishRecord | undefined; readonly after: DishRecord }

/** Whether a change needs room on its menu. */
export const needsRoom = ({ before, after }: DishChange): boolean =>
  !before || countDishBytes(after) > countDishBytes(before)

type MenuChange = {
  readonly location: LocationCode
  /** All dishes of the menu, archived ones included. */
  readonly dishes: readonly DishRecord[]
  readonly changes: readonly DishChange[]
  /** The field of the request that an error names. */
  readonly path: string
}

/**
 * Checks that a change leaves the menu within its limits. A menu beyond them can still be changed
 * as long as it doesn't grow.
 * @throws Problem `invalid-input` if it would have too many dishes, or too much text
 */
export function assertMenuHasRoom({ location, dishes, changes, path }: MenuChange): void {
  const most = menuLimits[getSiteKind(location)]
  const added = changes.filter(({ before }) => !before).length
  if (added > 0 && dishes.length + added > most.dishes)
    throw new Problem('invalid-input', `A menu has at most ${most.dishes} dishes, archived ones included.`)
  const before = sumBytes(changes.flatMap((change) => change.before ?? []))
  const growth = sumBytes(changes.map(({ after }) => after)) - before
  if (growth <= 0 || sumBytes(dishes) + growth <= most.kilobytes * 1000) return
  const message = `This menu is full: its dishes have at most ${most.kilobytes} KB of text, archived ones included`
  throw new Problem('invalid-input', `${message}.`, { errors: [{ path, message }] })
}
