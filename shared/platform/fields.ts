import * as z from 'zod/mini'
import { findLocation } from '../locations/index'
import type { LocationCode } from '../locations/index'
import { Problem } from './problem'
import { AMOUNT_PATTERN, INVALID_AMOUNT_MESSAGE, SIGNED_AMOUNT_PATTERN } from './money'
import { cleanText, hasLetterOrDigit } from './text'
import { kitchenStatuses, orderStatuses, orderTypes, paymentMethods } from '../orders/constants'

/** A decimal string with two places. */
export const MoneyString = z.string().check(z.regex(/^-?\d+\.\d{2}$/))

const amountLike = (pattern: RegExp) =>
  z.union([
    z.string().check(z.regex(pattern, INVALID_AMOUNT_MESSAGE)),
    z.number().check(z.refine((value) => pattern.test(String(value)), INVALID_AMOUNT_MESSAGE)),
  ])

/**
 * An amount as a client sends it, decimal string or number: `toCents` and `toHundredths` read it.
 */
export const AmountInput = amountLike(AMOUNT_PATTERN)

/** The same, below nothing too: what an option takes away (docs/product/menu.md#options). */
export const SignedAmountInput = amountLike(SIGNED_AMOUNT_PATTERN)

const LocationText = z.union([z.string().check(z.maxLength(20)), z.number()])

/**
 * A location in a body or query: code, client id or server id; its code once parsed; unknown ones
 * are invalid.
 */
export const LocationRef = z.pipe(
  LocationText,
  z.transform((ref, context): LocationCode => {
    const location = findLocation(ref)
    if (location) return location.code
    context.issues.push({ code: 'custom', message: 'No such location', input: ref })
    return z.NEVER
  }),
)

/** A location in a path: as `LocationRef`, but an unknown one is `not-found`. */
export const LocationParam = z.pipe(
  z.string(),
  z.transform((ref): LocationCode => {
    const location = findLocation(ref)
    if (location) return location.code
    throw new Problem('not-found', 'There is no such location.')
  }),
)

export const MenuItemId = z.pipe(
  z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Must be a menu item id'))]),
  z.transform(Number),
)

/**
 * How often a thing was changed; whoever changes it sends what they read
 * (docs/product/desk.md#versions).
 */
export const Version = z
  .int('Must be the version that you read')
  .check(z.nonnegative('Must be the version that you read'))

/** The same in a query. */
export const VersionQueryParam = z.pipe(
  z.string('Must be the version that you read').check(z.regex(/^\d{1,9}$/, 'Must be the version that you read')),
  z.transform(Number),
)

export const Timestamp = z.iso.datetime({ offset: true })

/**
 * Names, notes and other free text: at most `max` characters as sent, then cleaned by `cleanText`.
 */
export const textField = (max: number) => z.pipe(z.string().check(z.maxLength(max)), z.transform(cleanText))

/** A name that others read: like `text`, with at least one letter or digit. */
export const nameField = (max: number) =>
  textField(max).check(z.refine(hasLetterOrDigit, 'Please enter a name with at least one letter or digit'))

/** A field of a form that may be left out, empty or null. */
export const optionalField = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.optional(z.nullable(z.union([z.literal(''), schema]))),
    z.transform((value) => (value === '' || value === null ? undefined : value)),
  )

export const OrderStatus = z.enum(orderStatuses)
export const KitchenStatus = z.enum(kitchenStatuses)
export const OrderType = z.enum(orderTypes)
export const PaymentMethod = z.enum(paymentMethods)
export const Role = z.enum(['customer', 'kitchen', 'admin'])
export type Role = z.infer<typeof Role>

/**
 * Where a page of a long list begins, and how much of it to give; the `Link` header leads to the
 * next one.
 */
export const PageQuery = z.object({
  after: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(
    z.pipe(z.string().check(z.regex(/^([1-9]\d?|100)$/, 'Must be from 1 to 100')), z.transform(Number)),
    50,
  ),
})

/** The result of a route that answers a file: what the browser saves. */
export const FileResponse = z.object({ name: z.string(), contentType: z.string(), content: z.string() })
export type FileResponse = z.infer<typeof FileResponse>
