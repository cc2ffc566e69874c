import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import { versionedRecord } from '../../platform/table/table-schema'

/** Keys of codes; the id is the normalized code. */
export const codeKeys = {
  code: (id: string) => ({ pk: `CODE#${id}`, sk: 'CODE' }),
  /** Index key of the codes that an account or a guest's browser received. */
  holder: (id: string) => `CODES#${id}`,
  /** Sort key among the holder's codes. */
  issued: ({ issuedAt, code }: { readonly issuedAt: string; readonly code: string }) => `${issuedAt}#${code}`,
  /** Id of a promo code for one customer, stored when it is spent. */
  promo: (promo: string, visitor: string) => `${promo}#${visitor}`,
} as const

export const CodeDiscount = z.union([z.object({ percent: z.int() }), z.object({ amountCents: z.int() })])

export const CodeRecord = versionedRecord(
  z.object({
    type: z.literal('Code'),
    /** The code in its display format. */
    code: z.string(),
    /** Why the code was issued. */
    title: z.optional(z.string()),
    discount: CodeDiscount,
    ownerId: z.optional(z.string()),
    site: z.enum(['test', 'live']),
    /** The location that issued the code, for reports. */
    location: z.optional(z.enum(locations.map(({ code }) => code))),
    issuedAt: z.string(),
    /** The order that a percentage was spent on, until that order is cancelled. */
    spentOn: z.optional(z.string()),
    /** What is left of an amount, and what each order has taken of it. */
    remainingCents: z.optional(z.int()),
    uses: z.optional(z.record(z.string(), z.int())),
    validUntil: z.string(),
  }),
)
export type CodeRecord = z.infer<typeof CodeRecord>

/** Returns the orders that have used up a code together; empty if something is left of it. */
export const listOrdersOfSpentCode = ({ spentOn, remainingCents, uses = {} }: CodeRecord): readonly string[] => {
  if (spentOn !== undefined) return [spentOn]
  return remainingCents === 0 ? Object.keys(uses) : []
}
