import * as z from 'zod/mini'
import { mailboxField, phoneField, zipField } from '../accounts/contact-fields'
import { findPhoneError } from '../accounts/phone'
import { parseZipCode } from '../locations/geo'
import { AmountInput, nameField, noteField, textField, urlField } from '../platform/fields'
import { centsToDecimal, toCents } from '../platform/money'
import { ofKind } from '../platform/text-kinds'
import { alertSwitches, type locationFactsShape } from './fact-shapes'

const MAX_ZIP_CODES = 60
const MAX_LINKS = 6
const MAX_TIPS = 5
const MAX_ALERT_ADDRESSES = 5
const INVALID_COLOR = 'Must be a color such as #d9480f'
const INVALID_TIP = 'Must be whole percents from 1 to 50, such as 15, 18, 20'
const INVALID_CHARGE = 'Must be from 0 to 50 percent'
const INVALID_QUIET = 'Must be a whole number of minutes from 30 to 1440'
const INVALID_DELIVERY = 'Must be a whole number of minutes from 15 to 240'
const INVALID_LATITUDE = 'Must be a latitude from -90 to 90'
const INVALID_LONGITUDE = 'Must be a longitude from -180 to 180'
const REQUIRED = 'Must not be empty'

/** An amount from a client, stored with two decimals. */
export const Amount = z.pipe(
  AmountInput,
  z.transform((amount) => centsToDecimal(toCents(amount))),
)

const required = <S extends z.ZodMiniType<string>>(field: S) => field.check(z.refine((text) => text !== '', REQUIRED))

const deliveryMinutes = z.int(INVALID_DELIVERY).check(z.minimum(15, INVALID_DELIVERY), z.maximum(240, INVALID_DELIVERY))

const color = ofKind('text', z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, INVALID_COLOR), z.toLowerCase()))

const zipCode = zipField.check(z.refine((typed) => parseZipCode(typed) !== null, 'A ZIP code has five digits'))

/** Deliveries are decided by the five digits. */
const deliveryZip = z.pipe(
  zipCode,
  z.transform((typed) => parseZipCode(typed) ?? typed),
)

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length

const isWebAddress = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:'

const webAddress = urlField(300).check(z.refine(isWebAddress, 'Must be an address that begins with https://'))

const links = z
  .array(z.object({ label: nameField(40, 'name'), url: webAddress }))
  .check(z.maxLength(MAX_LINKS, `At most ${MAX_LINKS} links`))

const degrees = (most: number, message: string) =>
  z.number(message).check(z.minimum(-most, message), z.maximum(most, message))

/** The facts of a location as a client sends them. */
export const factInputs = {
  name: nameField(60, 'name'),
  fullName: nameField(80, 'name'),
  area: required(textField(120)),
  about: noteField(500),
  primaryColor: color,
  secondaryColor: color,
  address: z.object({
    street: required(textField(120, 'street')),
    city: required(textField(80)),
    state: ofKind('text', z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, 'Must be two letters, such as FL'))),
    zipCode,
  }),
  coordinates: z.object({ latitude: degrees(90, INVALID_LATITUDE), longitude: degrees(180, INVALID_LONGITUDE) }),
  phone: phoneField.check(
    z.refine((typed) => findPhoneError(typed) === null, { error: ({ input }) => findPhoneError(String(input)) ?? '' }),
  ),
  email: mailboxField,
  delivery: z
    .object({
      fee: Amount,
      freeFrom: z.nullable(Amount),
      minimum: z.nullable(Amount),
      minutes: deliveryMinutes,
      zipMinutes: z._default(
        z.array(z.object({ zipCode: deliveryZip, minutes: deliveryMinutes })).check(
          z.maxLength(MAX_ZIP_CODES, `At most ${MAX_ZIP_CODES} ZIP codes`),
          z.refine((each) => isUnique(each.map((one) => one.zipCode)), 'Each ZIP code once'),
        ),
        [],
      ),
      zipCodes: z
        .array(deliveryZip)
        .check(
          z.maxLength(MAX_ZIP_CODES, `At most ${MAX_ZIP_CODES} ZIP codes`),
          z.refine(isUnique, 'Each ZIP code once'),
        ),
      zone: required(textField(200)),
    })
    .check(
      z.refine(({ zipMinutes, zipCodes }) => zipMinutes.every((each) => zipCodes.includes(each.zipCode)), {
        error: 'Must be among the ZIP codes of the delivery',
        path: ['zipMinutes'],
      }),
    ),
  tipPercents: z
    .array(z.int(INVALID_TIP).check(z.minimum(1, INVALID_TIP), z.maximum(50, INVALID_TIP)))
    .check(z.maxLength(MAX_TIPS, `At most ${MAX_TIPS} tips`), z.refine(isUnique, 'Each tip once')),
  serviceChargePercent: z
    .number(INVALID_CHARGE)
    .check(z.minimum(0, INVALID_CHARGE), z.maximum(50, INVALID_CHARGE), z.multipleOf(0.01, INVALID_CHARGE)),
  takesOnlinePayments: z.boolean('Must be true or false'),
  links: z.object({ timesheet: webAddress, reviews: links, social: links }),
  reportTo: z.nullable(mailboxField),
  alertsTo: z
    .array(mailboxField)
    .check(
      z.maxLength(MAX_ALERT_ADDRESSES, `At most ${MAX_ALERT_ADDRESSES} addresses`),
      z.refine(isUnique, 'Each address once'),
    ),
  alerts: alertSwitches,
  quietAlarmMinutes: z.int(INVALID_QUIET).check(z.minimum(30, INVALID_QUIET), z.maximum(1440, INVALID_QUIET)),
} as const satisfies Record<keyof typeof locationFactsShape, z.ZodMiniType>
