import * as z from 'zod/mini'
import { idField, LocationRef, MenuItemId, nameField, noteField, Timestamp, Version } from '../platform/fields'
import {
  MAX_GUEST_NAME_LENGTH,
  MAX_ORDER_LINES,
  MAX_NOTE_LENGTH,
  MAX_LINE_QUANTITY,
  OptionSelection,
} from '../orders/contract'
import type { RouteGroup } from '../platform/route'
import { GroupToken } from '../orders/order-references'

/** Maximum people in a group order (docs/product/groups.md#limits). */
export const MAX_GROUP_PEOPLE = 30

/** A group order from which this many people were removed takes no new ones. */
export const MAX_REMOVED_PEOPLE = 100

const GroupName = nameField(MAX_GUEST_NAME_LENGTH, 'person')

const GroupLineInput = z.object({
  menuItemId: MenuItemId,
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
  notes: z._default(noteField(MAX_NOTE_LENGTH), ''),
  options: OptionSelection,
})

const GroupLinesInput = z
  .array(GroupLineInput)
  .check(z.maxLength(MAX_ORDER_LINES, `An order takes at most ${MAX_ORDER_LINES} different dishes`))

const GroupLine = z.object({
  /** Unique within its part. */
  id: z.string(),
  menuItemId: z.int(),
  quantity: z.int(),
  /** Empty for a reader who may not see them: only the participant and the host do. */
  notes: z.string(),
  /** Option ids, repeated by quantity; null for the dish's defaults. */
  options: z.nullable(z.array(z.string())),
})
export type GroupLine = z.infer<typeof GroupLine>

const GroupPerson = z.object({
  id: z.string(),
  /** Empty for a reader who may not see it. */
  name: z.string(),
  /** Incremented by each change of the part. */
  version: z.int(),
  lines: z.array(GroupLine),
})
export type GroupParticipant = z.infer<typeof GroupPerson>

/** How the host wants the order: the people who join read it before they choose. */
const GroupOrderType = z.enum(['pickup', 'delivery'])
export type GroupOrderType = z.infer<typeof GroupOrderType>

export const Group = z.object({
  id: z.string(),
  /** The server id of the location. */
  locationId: z.int(),
  /** `closed` while it is being submitted, `sent` once it is an order. */
  state: z.enum(['open', 'closed', 'sent']),
  version: z.int(),
  /** The person who started it. */
  hostId: z.string(),
  people: z.array(GroupPerson),
  orderId: z.nullable(z.string()),
  orderType: GroupOrderType,
  /** About when the host wants the order; null for at once. */
  wantedAt: z.nullable(z.string()),
  startedAt: z.string(),
  /** When it expires. */
  endsAt: z.string(),
  /** The person that the caller's token belongs to; null without a token. */
  you: z.nullable(z.string()),
})
export type Group = z.infer<typeof Group>

const GroupParams = z.object({ groupId: idField() })

export const groupRoutes = {
  startGroup: {
    method: 'POST',
    path: '/api/groups',
    summary: 'Starts a group order; links to it contain its id',
    access: 'public',
    status: 201,
    table: 'write',
    limit: 'groups',
    body: z.object({
      locationId: LocationRef,
      name: GroupName,
      token: GroupToken,
      lines: z._default(GroupLinesInput, []),
      orderType: z._default(GroupOrderType, 'pickup'),
      wantedAt: z._default(z.nullable(Timestamp), null),
    }),
    result: Group,
  },
  getGroup: {
    method: 'GET',
    path: '/api/groups/{groupId}',
    summary: "The participants' lines, and the order once it is submitted; with names for participants",
    access: 'public',
    table: 'read',
    isPolled: true,
    params: GroupParams,
    query: z.object({ token: z.optional(GroupToken) }),
    result: Group,
  },
  updatePart: {
    method: 'PUT',
    path: '/api/groups/{groupId}/part',
    summary: "Replaces the lines of the token's owner at `version`, 0 for the first",
    access: 'public',
    table: 'write',
    limit: 'groups',
    params: GroupParams,
    body: z.object({ name: GroupName, token: GroupToken, version: Version, lines: GroupLinesInput }),
    result: Group,
  },
  updateGroupState: {
    method: 'PUT',
    path: '/api/groups/{groupId}/state',
    summary: 'Closes a group order for changes, or opens it again; for the host',
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
    summary: 'Removes a line of any participant; for the host',
    access: 'public',
    table: 'write',
    limit: 'groups',
    params: GroupParams,
    body: z.object({
      token: GroupToken,
      personId: idField(),
      lineId: idField(4000),
    }),
    result: Group,
  },
  removePerson: {
    method: 'POST',
    path: '/api/groups/{groupId}/people/removals',
    summary: 'Removes a person with all their lines, who then cannot join again; for the host',
    access: 'public',
    table: 'write',
    limit: 'groups',
    params: GroupParams,
    body: z.object({ token: GroupToken, personId: idField() }),
    result: Group,
  },
} as const satisfies RouteGroup
