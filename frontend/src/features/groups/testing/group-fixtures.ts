import type { Group, GroupParticipant } from '#shared/groups/contract'
import { buildMenuItem } from '#shared/testing/fixtures'

export const roll = buildMenuItem({ id: 7, name: 'California Roll', price: '6.25' })
export const tea = buildMenuItem({ id: 9, name: 'Green Tea', price: '2.75' })

/** One line of a person in a group order. */
export const aGroupLine = (menuItemId: number, quantity = 1) => ({
  id: String(menuItemId),
  menuItemId,
  quantity,
  notes: '',
  options: null,
})

/** The host, who wants a roll. */
export const aPerson = (given: Partial<GroupParticipant> = {}): GroupParticipant => ({
  id: 'anna',
  name: 'Anna',
  version: 1,
  lines: [aGroupLine(roll.id)],
  ...given,
})

export const ben = aPerson({ id: 'ben', name: 'Ben', lines: [aGroupLine(tea.id, 2)] })

/** Anna's group order, which Ben has joined. */
export const aGroup = (given: Partial<Group> = {}): Group => ({
  id: 'LINK',
  locationId: roll.locationId,
  state: 'open',
  version: 3,
  hostId: 'anna',
  people: [aPerson(), ben],
  orderId: null,
  startedAt: '2026-07-07T18:00:00.000Z',
  endsAt: '2100-07-08T18:00:00.000Z',
  you: null,
  ...given,
})
