import * as z from 'zod/mini'
import { LocationRef, MenuItemId, textField, Version, nameField } from '../platform/fields'
import {
  MAX_GUEST_NAME_LENGTH,
  MAX_ORDER_LINES,
  MAX_NOTE_LENGTH,
  MAX_LINE_QUANTITY,
  OptionSelection,
} from '../orders/contract'
import type { RouteGroup } from '../platform/route'
import { GroupToken } from '../orders/order-references'

/** So many people order together at most (docs/product/groups.md#bounds). */
export const MAX_GROUP_PEOPLE = 30

const GroupName = nameField(MAX_GUEST_NAME_LENGTH)

const SentGroupLine = z.object({
  menuItemId: MenuItemId,
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
  notes: z._default(textField(MAX_NOTE_LENGTH), ''),
  options: OptionSelection,
})

const SentLines = z
  .array(SentGroupLine)
  .check(z.maxLength(MAX_ORDER_LINES, `An order takes at most ${MAX_ORDER_LINES} different dishes`))

const GroupLine = z.object({
  /** Unique within its part. */
  id: z.string(),
  menuItemId: z.int(),
  quantity: z.int(),
  notes: z.string(),
  /** Ids, one for each time; null for the dish as it comes. */
  options: z.nullable(z.array(z.string())),
})
export type GroupLine = z.infer<typeof GroupLine>

const GroupPerson = z.object({
  id: z.string(),
  name: z.string(),
  /** Grows with each change of the part. */
  version: z.int(),
  lines: z.array(GroupLine),
})
export type GroupParticipant = z.infer<typeof GroupPerson>

export const Group = z.object({
  id: z.string(),
  /** The server id of the location. */
  locationId: z.int(),
  /** `closed` while it is being sent, `sent` once it is an order. */
  state: z.enum(['open', 'closed', 'sent']),
  version: z.int(),
  /** Who started it. */
  hostId: z.string(),
  people: z.array(GroupPerson),
  orderId: z.nullable(z.string()),
  startedAt: z.string(),
  /** When the link ends. */
  endsAt: z.string(),
  /** Which of the people the caller's token is; null where none was sent. */
  you: z.nullable(z.string()),
})
export type Group = z.infer<typeof Group>

const GroupParams = z.object({ groupId: z.string().check(z.maxLength(64)) })

export const groupRoutes = {
  startGroup: {
    method: 'POST',
    path: '/api/groups',
    summary: 'Starts an order of several; its id is what a link to it needs',
    access: 'public',
    status: 201,
    table: 'write',
    limit: 'groups',
    body: z.object({ locationId: LocationRef, name: GroupName, token: GroupToken, lines: z._default(SentLines, []) }),
    result: Group,
  },
  getGroup: {
    method: 'GET',
    path: '/api/groups/{groupId}',
    summary: 'Who wants what, and the order once it is sent',
    access: 'public',
    table: 'read',
    isPolled: true,
    params: GroupParams,
    result: Group,
  },
  updatePart: {
    method: 'PUT',
    path: '/api/groups/{groupId}/part',
    summary: "Puts the lines of the token's owner in the place of those at `version`, 0 at first",
    access: 'public',
    table: 'write',
    limit: 'groups',
    params: GroupParams,
    body: z.object({ name: GroupName, token: GroupToken, version: Version, lines: SentLines }),
    result: Group,
  },
  updateGroupState: {
    method: 'PUT',
    path: '/api/groups/{groupId}/state',
    summary: 'Closes the adding, or opens it again; for who started it',
    access: 'public',
    table: 'write',
    limit: 'groups',
    params: GroupParams,
    body: z.object({ token: GroupToken, state: z.enum(['open', 'closed']) }),
    result: Group,
  },
  removeLine: {
    method: 'POST',
    path: '/api/groups/{groupId}/removals',
    summary: "Takes a line out of anybody's part; for who started it",
    access: 'public',
    table: 'write',
    limit: 'groups',
    params: GroupParams,
    body: z.object({
      token: GroupToken,
      personId: z.string().check(z.maxLength(64)),
      lineId: z.string().check(z.maxLength(4000)),
    }),
    result: Group,
  },
  removePerson: {
    method: 'POST',
    path: '/api/groups/{groupId}/people/removals',
    summary: 'Removes a person with all lines; the same token cannot join again; for who started it',
    access: 'public',
    table: 'write',
    limit: 'groups',
    params: GroupParams,
    body: z.object({ token: GroupToken, personId: z.string().check(z.maxLength(64)) }),
    result: Group,
  },
} as const satisfies RouteGroup
