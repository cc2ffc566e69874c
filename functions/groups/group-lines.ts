import type * as z from 'zod/mini'
import type { groupRoutes } from '#shared/groups/contract'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { mergeGroupLines, type GroupOrderLine } from '#shared/groups/group-order'
import { createLineIdentity, getLineKey } from '#shared/orders/cart/cart-lines'
import { resolveSelection } from '#shared/menu/options'
import { findDishName } from '#shared/orders/orderable-dishes'
import { getMenuWithState } from '../menu/menu-cache'
import { withPortions } from '../menu/present'

type RequestedLines = z.output<typeof groupRoutes.updatePart.body>['lines']

/**
 * Returns the lines to store. Merges lines of the same dish and options, in any sequence of
 * options.
 */
export const normalizeGroupLines = (requested: RequestedLines): readonly GroupOrderLine[] =>
  mergeGroupLines(
    requested.map(({ menuItemId, quantity, notes, options }) => {
      const { key: _key, ...identity } = createLineIdentity({ menuItemId, options: options ?? undefined })
      return { ...identity, quantity, ...(notes && { notes }) }
    }),
  )

/**
 * Checks that new lines can be ordered. Lines that were there before stay even if they have sold
 * out since; their owner decides what to do.
 * @throws Problem `item-unavailable` or `invalid-input`
 */
export async function assertLinesOrderable(
  location: LocationCode,
  lines: readonly GroupOrderLine[],
  before: readonly GroupOrderLine[],
) {
  const previousKeys = new Set(before.map(getLineKey))
  const added = lines.filter((line) => !previousKeys.has(getLineKey(line)))
  if (added.length === 0) return
  const { menu, state } = await getMenuWithState(location)
  const dishes = new Map(withPortions(menu.dishes, state).map((dish) => [dish.id, dish]))
  const unavailable = added.flatMap(({ menuItemId }) => {
    const dish = dishes.get(menuItemId)
    if (dish?.isAvailable && dish.priceCents > 0) return []
    return [{ menuItemId, name: findDishName(menuItemId, menu.dishes, menu.archived) }]
  })
  if (unavailable.length > 0) {
    const names = unavailable.map(({ name }) => name).join(', ')
    throw new Problem('item-unavailable', `Not available right now: ${names}.`, { members: { unavailable } })
  }
  const errors = lines.flatMap((line, index) => {
    const dish = dishes.get(line.menuItemId)
    if (!dish || !added.includes(line)) return []
    const { faults } = resolveSelection(dish.optionGroups, line.options, dish.optionsOut)
    return faults.map((message) => ({ path: `lines.${index}.options`, message: `${dish.name}: ${message}` }))
  })
  if (errors.length > 0) throw new Problem('invalid-input', `${errors[0]?.message ?? ''}.`, { errors })
}
