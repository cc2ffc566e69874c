import type * as z from 'zod/mini'
import type { Group, groupRoutes } from '#shared/groups/contract'
import { getLocation, getServerId } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { mergeGroupLines } from '#shared/groups/group-order'
import type { GroupOrderLine } from '#shared/groups/group-order'
import { createLineIdentity, getLineKey } from '#shared/orders/cart/cart-lines'
import { resolveSelection } from '#shared/menu/options'
import { getMenuWithState } from '../menu/menu-cache'
import { withPortions } from '../menu/present'
import type { GroupRecord } from './records'

type Sent = z.output<typeof groupRoutes.updatePart.body>['lines']

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

const stateOf = ({ isClosed, orderId }: GroupRecord) => (orderId !== undefined ? 'sent' : isClosed ? 'closed' : 'open')

/** An order of several as its link shows it, to whom it knows by a token. */
export const presentGroup = (group: GroupRecord, you: string | null = null): z.input<typeof Group> => ({
  id: group.id,
  locationId: getServerId(getLocation(group.location)),
  state: stateOf(group),
  version: group.version,
  hostId: group.hostId,
  people: group.people.map(({ lines, ...person }) => ({
    ...person,
    lines: lines.map(({ menuItemId, quantity, notes = '', options }) => ({
      id: getLineKey({ menuItemId, options }),
      menuItemId,
      quantity,
      notes,
      options: options ?? null,
    })),
  })),
  orderId: group.orderId ?? null,
  startedAt: group.startedAt,
  endsAt: new Date(group.expiresAt * 1000).toISOString(),
  you,
})
