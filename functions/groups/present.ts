import type * as z from 'zod/mini'
import type { Group } from '#shared/contract/groups'
import { getLocation, getServerId } from '#shared/locations/index'
import { getLineKey } from '#shared/rules/line-key'
import type { GroupRecord } from './records'

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
