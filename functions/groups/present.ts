import type * as z from 'zod/mini'
import type { Group } from '#shared/groups/contract'
import { getLocation, getServerId } from '#shared/locations/index'
import { getLineKey } from '#shared/orders/cart/cart-lines'
import type { GroupRecord } from './records'

const getState = ({ isClosed, orderId }: GroupRecord) => (orderId !== undefined ? 'sent' : isClosed ? 'closed' : 'open')

/** Whether a reader sees a participant's notes: the participant, and the host, who sends them. */
const mayReadNotes = ({ hostId }: GroupRecord, personId: string, you: string | null): boolean =>
  you === personId || you === hostId

/**
 * Whether a reader sees a participant's name. Participants see all names until the group is an
 * order, on which they are private. Everyone sees the host's, which says who sent the link.
 */
const mayReadName = (group: GroupRecord, personId: string, you: string | null): boolean =>
  personId === group.hostId || mayReadNotes(group, personId, you) || (you !== null && group.orderId === undefined)

/**
 * Presents a group order to a reader (docs/product/groups.md#who-sees-what). `readerId` is the id
 * of the token's owner; null without a token.
 */
export function presentGroup(group: GroupRecord, readerId: string | null): z.input<typeof Group> {
  const you = group.people.find(({ id }) => id === readerId)?.id ?? null
  return {
    id: group.id,
    locationId: getServerId(getLocation(group.location)),
    state: getState(group),
    version: group.version,
    hostId: group.hostId,
    people: group.people.map(({ id, name, version, lines }) => ({
      id,
      name: mayReadName(group, id, you) ? name : '',
      version,
      lines: lines.map(({ menuItemId, quantity, notes, options }) => ({
        id: getLineKey({ menuItemId, options }),
        menuItemId,
        quantity,
        notes: (mayReadNotes(group, id, you) && notes) || '',
        options: options ?? null,
      })),
    })),
    orderId: group.orderId ?? null,
    orderType: group.orderType,
    wantedAt: group.wantedAt,
    startedAt: group.startedAt,
    endsAt: new Date(group.expiresAt * 1000).toISOString(),
    you,
  }
}
