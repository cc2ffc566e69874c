import * as z from 'zod/mini'
import { findLocation, type LocationCode } from '../locations/index'
import { Problem } from './problem'
import {
  AMOUNT_PATTERN,
  findAmountError,
  INVALID_AMOUNT_MESSAGE,
  readTypedAmount,
  SIGNED_AMOUNT_PATTERN,
} from './typed-amount'
import { cleanLine, cleanText, hasLetterOrDigit } from './text'
import { kitchenStatuses, orderSources, orderStatuses, orderTypes, paymentMethods, tenders } from '../orders/constants'

/** A decimal string with two places. */
export const MoneyString = z.string().check(z.regex(/^-?\d+\.\d{2}$/))

const amountField = (sign: 'positive' | 'signed') => {
  const getError = ({ input }: { readonly input?: unknown }) =>
    findAmountError(String(input), sign) ?? INVALID_AMOUNT_MESSAGE
  return z.union([
    z.string().check(
      z.overwrite((typed) => readTypedAmount(typed, sign) ?? typed),
      z.regex(sign === 'signed' ? SIGNED_AMOUNT_PATTERN : AMOUNT_PATTERN, { error: getError }),
    ),
    z.number().check(z.refine((value) => readTypedAmount(String(value), sign) !== null, { error: getError })),
  ])
}

/**
 * An amount from a client, as decimal string or number, in any way that people type it
 * (`readTypedAmount`). Parse it with `toCents` or `toHundredths`.
 */
export const AmountInput = amountField('positive')

/**
 * The same, allowing negative amounts, which are what an option removes
 * (docs/product/menu.md#options).
 */
export const SignedAmountInput = amountField('signed')

const LocationText = z.union([z.string().check(z.maxLength(20)), z.number()])

/** A location in a body or query: code, client id or server id. Parses to the location's code. */
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
  z.string(),
  z.transform((ref): LocationCode => {
    const location = findLocation(ref)
    if (location) return location.code
    throw new Problem('not-found', 'There is no such location.')
  }),
)

/** A positive number, which a path has as text. `what` names it in the error. */
const numberField = (what: string) =>
  z.pipe(
    z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d{0,8}$/, `Must be ${what}`))]),
    z.transform(Number),
  )

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
  z.string('Must be the version that you read').check(z.regex(/^\d{1,9}$/, 'Must be the version that you read')),
  z.transform(Number),
)

/**
 * A time with its offset from UTC. Code compares dates as text, which works for years of four
 * digits only.
 */
export const Timestamp = z.iso.datetime({ offset: true }).check(
  z.refine((text) => {
    const year = new Date(text).getUTCFullYear()
    return year > 0 && year <= 9999
  }, 'Must be a year of four digits'),
)

/** Free text of one line, such as names: at most `max` characters before `cleanLine`. */
export const textField = (max: number) => z.pipe(z.string().check(z.maxLength(max)), z.transform(cleanLine))

/** Free text that keeps its lines, such as notes: at most `max` characters before `cleanText`. */
export const noteField = (max: number) => z.pipe(z.string().check(z.maxLength(max)), z.transform(cleanText))

/** A name that other users see: like `textField`, with at least one letter or digit. */
export const nameField = (max: number) =>
  textField(max).check(z.refine(hasLetterOrDigit, 'Please enter a name with at least one letter or digit'))

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
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  limit: z._default(
    z.pipe(z.string().check(z.regex(/^([1-9]\d?|100)$/, 'Must be from 1 to 100')), z.transform(Number)),
    50,
  ),
})

/** The result of a route that responds with a file to download. */
export const FileResponse = z.object({ name: z.string(), contentType: z.string(), content: z.string() })
export type FileResponse = z.infer<typeof FileResponse>

/** The id of a board's screen, which the screen chooses. */
export const BoardDevice = z.string().check(z.minLength(1), z.maxLength(64))
