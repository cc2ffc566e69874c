import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import { versionedRecord } from '../platform/table/table-schema'

/** Where a code lives: a partition of its own, found by the code as it is kept. */
export const codeKeys = {
  code: (id: string) => ({ pk: `CODE#${id}`, sk: 'CODE' }),
  /** What an account or a guest's browser was given, on the second index. */
  holder: (id: string) => `CODES#${id}`,
  /** Everybody's promo is a code of their own, kept once it is used. */
  promo: (promo: string, visitor: string) => `${promo}#${visitor}`,
} as const

const Discount = z.union([z.object({ percent: z.int() }), z.object({ amountCents: z.int() })])

export const CodeRecord = versionedRecord(
  z.object({
    type: z.literal('Code'),
    /** As it is shown. */
    code: z.string(),
    /** What it was given for, where that was written down. */
    title: z.optional(z.string()),
    discount: Discount,
    ownerId: z.optional(z.string()),
    site: z.enum(['test', 'live']),
    /** Where it was given: there it counts. */
    location: z.optional(z.enum(locations.map(({ code }) => code))),
    issuedAt: z.string(),
    /** The order that it was spent on, until that order is cancelled. */
    spentOn: z.optional(z.string()),
    validUntil: z.string(),
  }),
)
export type CodeRecord = z.infer<typeof CodeRecord>
