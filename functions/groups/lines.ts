import type * as z from 'zod/mini'
import type { groups } from '#shared/contract/groups'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { joinedLines } from '#shared/rules/groups'
import type { WantedLine } from '#shared/rules/groups'
import { lineKey, lineOf } from '#shared/rules/line-key'
import { choose } from '#shared/rules/options'
import { menuWith } from '../menu/kept'
import { withPortions } from '../menu/present'

type Sent = z.output<typeof groups.part.body>['lines']

/**
 * Lines as they are kept: what is wanted alike as one, in whatever sequence its options were
 * chosen.
 */
export const wantedLines = (sent: Sent): readonly WantedLine[] =>
  joinedLines(
    sent.map(({ menuItemId, quantity, notes, options }) => {
      const { key: _key, ...wanted } = lineOf({ menuItemId, options: options ?? undefined })
      return { ...wanted, quantity, ...(notes && { notes }) }
    }),
  )

/**
 * Refuses lines that no order could have: dishes that are not to be had, options that they don't
 * have. What was wanted before and has run out since stays, for its owner to decide.
 */
export async function checkLines(location: LocationCode, lines: readonly WantedLine[], before: readonly WantedLine[]) {
  const known = new Set(before.map(lineKey))
  const fresh = lines.filter((line) => !known.has(lineKey(line)))
  if (fresh.length === 0) return
  const { menu, house } = await menuWith(location)
  const dishes = new Map(withPortions(menu.dishes, house).map((dish) => [dish.id, dish]))
  const unavailable = fresh.flatMap(({ menuItemId }) => {
    const dish = dishes.get(menuItemId)
    return dish?.isAvailable && dish.priceCents > 0 ? [] : [{ menuItemId, name: dish?.name ?? `Dish ${menuItemId}` }]
  })
  if (unavailable.length > 0) {
    const names = unavailable.map(({ name }) => name).join(', ')
    throw new Problem('item-unavailable', `Not available right now: ${names}.`, { members: { unavailable } })
  }
  const errors = lines.flatMap((line, index) => {
    const dish = dishes.get(line.menuItemId)
    if (!dish || !fresh.includes(line)) return []
    const { faults } = choose(dish.optionGroups, line.options, dish.optionsOut)
    return faults.map((message) => ({ path: `lines.${index}.options`, message: `${dish.name}: ${message}` }))
  })
  if (errors.length > 0) throw new Problem('invalid-input', `${errors[0]?.message ?? ''}.`, { errors })
}
