import type * as z from 'zod/mini'
import type { groupRoutes } from '#shared/contract/groups'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { mergeGroupLines } from '#shared/rules/groups'
import type { GroupOrderLine } from '#shared/rules/groups'
import { getLineKey, createLineIdentity } from '#shared/rules/line-key'
import { resolveSelection } from '#shared/rules/options'
import { getMenuWithState } from '../menu/kept'
import { withPortions } from '../menu/present'

type Sent = z.output<typeof groupRoutes.part.body>['lines']

/**
 * Lines as they are kept: what is wanted alike as one, in whatever sequence its options were
 * chosen.
 */
export const normalizeGroupLines = (sent: Sent): readonly GroupOrderLine[] =>
  mergeGroupLines(
    sent.map(({ menuItemId, quantity, notes, options }) => {
      const { key: _key, ...wanted } = createLineIdentity({ menuItemId, options: options ?? undefined })
      return { ...wanted, quantity, ...(notes && { notes }) }
    }),
  )

/**
 * Refuses lines that no order could have: dishes that are not to be had, options that they don't
 * have. What was wanted before and has run out since stays, for its owner to decide.
 */
export async function assertLinesOrderable(
  location: LocationCode,
  lines: readonly GroupOrderLine[],
  before: readonly GroupOrderLine[],
) {
  const known = new Set(before.map(getLineKey))
  const fresh = lines.filter((line) => !known.has(getLineKey(line)))
  if (fresh.length === 0) return
  const { menu, house } = await getMenuWithState(location)
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
    const { faults } = resolveSelection(dish.optionGroups, line.options, dish.optionsOut)
    return faults.map((message) => ({ path: `lines.${index}.options`, message: `${dish.name}: ${message}` }))
  })
  if (errors.length > 0) throw new Problem('invalid-input', `${errors[0]?.message ?? ''}.`, { errors })
}
