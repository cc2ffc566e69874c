import type { Group, GroupParticipant } from '#shared/groups/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { joinedGroupStore } from '#base/session/joined-group'

export const roll = buildMenuItem({ id: 7, name: 'California Roll', price: '6.25' })
export const tea = buildMenuItem({ id: 9, name: 'Green Tea', price: '2.75' })

/** A line of a participant. */
export const buildGroupLine = (menuItemId: number, quantity = 1) => ({
  id: String(menuItemId),
  menuItemId,
  quantity,
  notes: '',
  options: null,
})

/** Anna, the host, with one California Roll. */
export const buildParticipant = (overrides: Partial<GroupParticipant> = {}): GroupParticipant => ({
  id: 'anna',
  name: 'Anna',
  version: 1,
  lines: [buildGroupLine(roll.id)],
  ...overrides,
})

export const ben = buildParticipant({ id: 'ben', name: 'Ben', lines: [buildGroupLine(tea.id, 2)] })

/** Anna's group order with Ben as second participant. */
export const buildGroup = (overrides: Partial<Group> = {}): Group => ({
  id: 'LINK',
  locationId: roll.locationId,
  state: 'open',
  version: 3,
  hostId: 'anna',
  people: [buildParticipant(), ben],
  orderId: null,
  orderType: 'pickup',
  wantedAt: null,
  startedAt: '2026-07-07T18:00:00.000Z',
  endsAt: '2100-07-08T18:00:00.000Z',
  you: null,
  ...overrides,
})

/** Makes this browser a participant of the group order. */
export const joinAs = (personId: 'anna' | 'ben', joinedAtVersion = 1) =>
  joinedGroupStore.set({
    id: 'LINK',
    token: 'a'.repeat(40),
    personId,
    name: personId === 'anna' ? 'Anna' : 'Ben',
    hostName: 'Anna',
    isHost: personId === 'anna',
    endsAt: buildGroup().endsAt,
    closedAtVersion: null,
    joinedAtVersion,
  })
