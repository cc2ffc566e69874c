import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import { versionedRecord } from '../platform/table/table-schema'

export const groupKeys = { group: (id: string) => ({ pk: `GROUP#${id}`, sk: 'GROUP' }) } as const

export const GroupRecord = versionedRecord(
  z.object({
    type: z.literal('Group'),
    id: z.string(),
    location: z.enum(locations.map(({ code }) => code)),
    /** Id of the participant who started the group order. */
    hostId: z.string(),
    isClosed: z.boolean(),
    version: z.int(),
    people: z.array(
      z.object({
        /** Hash of the token that the participant's browser stores. */
        id: z.string(),
        name: z.string(),
        version: z.int(),
        lines: z.array(
          z.object({
            menuItemId: z.int(),
            quantity: z.int(),
            options: z.optional(z.array(z.string())),
            notes: z.optional(z.string()),
          }),
        ),
      }),
    ),
    /** Ids of the participants whom the host has removed. */
    removedIds: z._default(z.array(z.string()), []),
    orderType: z._default(z.enum(['pickup', 'delivery']), 'pickup'),
    wantedAt: z._default(z.nullable(z.string()), null),
    startedAt: z.string(),
    /** The order that was placed; undefined before. */
    orderId: z.optional(z.string()),
    expiresAt: z.number(),
  }),
)
export type GroupRecord = z.infer<typeof GroupRecord>
