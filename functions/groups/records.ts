import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import { versionedRecord } from '../platform/table/table-schema'

/** Where orders of several live until they end. */
export const groupKeys = { group: (id: string) => ({ pk: `GROUP#${id}`, sk: 'GROUP' }) } as const

export const GroupRecord = versionedRecord(
  z.object({
    type: z.literal('Group'),
    id: z.string(),
    location: z.enum(locations.map(({ code }) => code)),
    /** Whose part is that of who started it. */
    hostId: z.string(),
    isClosed: z.boolean(),
    version: z.int(),
    people: z.array(
      z.object({
        /** A digest of the token that the browser keeps. */
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
    /** People whom the host has removed. */
    removedIds: z._default(z.array(z.string()), []),
    startedAt: z.string(),
    /** What became of it. */
    orderId: z.optional(z.string()),
    expiresAt: z.number(),
  }),
)
export type GroupRecord = z.infer<typeof GroupRecord>
