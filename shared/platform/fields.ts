import * as z from 'zod/mini'
import { findLocation, type LocationCode } from '../locations/index'
import { Problem } from './problem'
import { AMOUNT_PATTERN, findAmountError, INVALID_AMOUNT_MESSAGE, readTypedAmount } from './typed-amount'
import { cleanLine, cleanText, hasLetterOrDigit } from './text'
import { ofKind, type TextKind } from './text-kinds'
import { hasPlainYear, isPlainYear } from './time'
import { kitchenStatuses, orderSources, orderStatuses, orderTypes, paymentMethods, tenders } from '../orders/constants'

/** A decimal string with two places. */
export const MoneyString = z.string().check(z.regex(/^-?\d+\.\d{2}$/))

const amountField = (kind: 'amount' | 'quantity') => {
  const getError = ({ input }: { readonly input?: unknown }) => findAmountError(String(input)) ?? INVALID_AMOUNT_MESSAGE
  const field = z.union([
    z.string().check(
      z.overwrite((typed) => readTypedAmount(typed) ?? typed),
      z.regex(AMOUNT_PATTERN, { error: getError }),
    ),
    z.number().check(z.refine((value) => readTypedAmount(String(value)) !== null, { error: getError })),
  ])
  return ofKind(kind, field)
}

/**
 * An amount from a client, as decimal string or number, in any way that people type it
 * (`readTypedAmount`). Parse it with `toCents` or `toHundredths`.
 */
export const AmountInput = amountField('amount')

/** How much of an ingredient, in the same ways. */
export const QuantityInput = amountField('quantity')

/** A location as a client names it: code, client id or server id. */
export const LocationText = z.union([ofKind('location', z.string().check(z.maxLength(20))), z.number()])

/** A location in a body or query. Parses to the location's code. */
export const LocationRef = z.pipe(
  LocationText,
  z.transform((ref, context): LocationCode => {
    const location = findLocation(ref)
    if (location) return location.code
    context.issues.push({ code: 'custom', message: 'No such location', input: ref })
    return z.NEVER
  }),
)

/** A location in a path. Like `LocationRef`, but an unknown one is a `not-found`. */
export const LocationParam = z.pipe(
  ofKind('location', z.string()),
  z.transform((ref): LocationCode => {
    const location = findLocation(ref)
    if (location) return location.code
    throw new Problem('not-found', 'There is no such location.')
  }),
)

/** A whole number as text, as paths and queries have it. */
export const digitsField = (pattern: RegExp, message: string) =>
  ofKind('number', z.string(message).check(z.regex(pattern, message)))

/** A positive number, which a path has as text. `what` names it in the error. */
export const numberField = (what: string) =>
  z.pipe(z.union([z.int().check(z.positive()), digitsField(/^[1-9]\d{0,8}$/, `Must be ${what}`)]), z.transform(Number))

export const CategoryId = numberField('a category id')
export const MenuItemId = numberField('a menu item id')
export const PurchaseNumber = numberField('the number of a purchase order')

/**
 * The version of a record. A client that changes the record sends the version it has read
 * (docs/product/desk.md#versions).
 */
export const Version = z
  .int('Must be the version that you read')
  .check(z.nonnegative('Must be the version that you read'))

/** The same in a query string. */
export const VersionQueryParam = z.pipe(
  digitsField(/^\d{1,9}$/, 'Must be the version that you read'),
  z.transform(Number),
)

const INVALID_DATE = 'Must be a date such as 2026-11-26'

/** A date, `YYYY-MM-DD`, whose neighbours have years of four digits, too. */
export const Day = ofKind('date', z.iso.date(INVALID_DATE)).check(z.refine(hasPlainYear, INVALID_DATE))

/** A time with its offset from UTC, in such a year. */
export const Timestamp = ofKind('time', z.iso.datetime({ offset: true })).check(
  z.refine((text) => isPlainYear(new Date(text).getUTCFullYear()), 'Must be a year of four digits'),
)

/** An id that the product made: at most `max` characters. */
export const idField = (max = 64) => ofKind('id', z.string().check(z.maxLength(max)))

/** A token that can't be guessed: at most `max` characters. */
export const secretField = (max: number) => ofKind('secret', z.string().check(z.maxLength(max)))

/** An address on the web: at most `max` characters. */
export const urlField = (max: number) => ofKind('url', z.string().check(z.maxLength(max)))

const atMost = (max: number) => z.maxLength(max, `At most ${max} characters`)

/** Text of one line, such as names: at most `max` characters before `cleanLine`. */
export const textField = (max: number, kind: TextKind = 'text') =>
  ofKind(kind, z.pipe(z.string().check(atMost(max)), z.transform(cleanLine)))

/** Text that keeps its lines, such as notes: at most `max` characters before `cleanText`. */
export const noteField = (max: number) => ofKind('text', z.pipe(z.string().check(atMost(max)), z.transform(cleanText)))

/** A name that other users see: like `textField`, with at least one letter or digit. */
export const nameField = (max: number, kind: 'name' | 'person') =>
  textField(max, kind).check(z.refine(hasLetterOrDigit, 'Please enter a name with at least one letter or digit'))

/** A form field that may be missing, empty or null. */
export const optionalField = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.optional(z.nullable(z.union([z.literal(''), schema]))),
    z.transform((value) => (value === '' || value === null ? undefined : value)),
  )

export const OrderStatus = z.enum(orderStatuses)
export const KitchenStatus = z.enum(kitchenStatuses)
export const OrderType = z.enum(orderTypes)
export const Tender = z.enum(tenders)
export const PaymentMethod = z.enum(paymentMethods)
export const OrderSource = z.enum(orderSources)
/** The roles of staff, from most to least privileged (docs/product/accounts.md#roles). */
export const staffRoles = ['admin', 'lead', 'kitchen'] as const
export const Role = z.enum(['customer', ...staffRoles])
export type Role = z.infer<typeof Role>

/**
 * Paging of a list: where the page starts and how many entries it has. The `Link` header contains
 * the next page.
 */
export const PageQuery = z.object({
  // The table rejects an empty text in a key.
  after: z.optional(idField(200).check(z.minLength(1))),
  limit: z._default(z.pipe(digitsField(/^([1-9]\d?|100)$/, 'Must be from 1 to 100'), z.transform(Number)), 50),
})

/** The result of a route that responds with a file to download, with headers of its protocol. */
export const FileResponse = z.object({
  name: z.string(),
  contentType: z.string(),
  content: z.string(),
  isBase64Encoded: z.optional(z.boolean()),
  headers: z.optional(z.record(z.string(), z.string())),
})
export type FileResponse = z.infer<typeof FileResponse>

/** The id of a board's screen, which the screen chooses. */
export const BoardDevice = idField().check(z.minLength(1))

/** Dishes with their quantities such as `3101:2,3102`, at most 60. */
export const DishQuantities = z.pipe(
  digitsField(
    /^[1-9]\d{0,8}(?::[1-9]\d?)?(?:,[1-9]\d{0,8}(?::[1-9]\d?)?){0,59}$/,
    'Must be dishes such as 3101:2,3102',
  ),
  z.transform((text) =>
    text.split(',').map((dish) => {
      const [menuItemId = '', quantity = '1'] = dish.split(':')
      return { menuItemId: Number(menuItemId), quantity: Number(quantity) }
    }),
  ),
)
