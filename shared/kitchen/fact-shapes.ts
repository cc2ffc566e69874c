import * as z from 'zod/mini'
import { alertKinds } from '../locations/owner-alerts'
import { MoneyString } from '../platform/fields'

const Link = z.object({ label: z.string(), url: z.string() })

/** What guests may know of a location (`GuestFacts`). */
export const guestFactsShape = {
  name: z.string(),
  fullName: z.string(),
  area: z.string(),
  about: z.string(),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), zipCode: z.string() }),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  phone: z.string(),
  email: z.string(),
  delivery: z.object({
    fee: MoneyString,
    freeFrom: z.nullable(MoneyString),
    minimum: z.nullable(MoneyString),
    minutes: z.int(),
    /** The minutes of ZIP codes with times of their own. */
    zipMinutes: z._default(z.array(z.object({ zipCode: z.string(), minutes: z.int() })), []),
    zipCodes: z.array(z.string()),
    zone: z.string(),
  }),
  tipPercents: z.array(z.int()),
  serviceChargePercent: z.number(),
  takesOnlinePayments: z.boolean(),
  links: z.object({ timesheet: z.string(), reviews: z.array(Link), social: z.array(Link) }),
} as const

/** Which kinds of alerts the owner turned on or off (`AlertSwitches`). */
export const alertSwitches = z.partialRecord(z.enum(alertKinds), z.boolean('Must be true or false'))

/** All facts that the owner decides (`LocationFacts`). */
export const locationFactsShape = {
  ...guestFactsShape,
  reportTo: z.nullable(z.string()),
  alertsTo: z.array(z.string()),
  alerts: z._default(alertSwitches, {}),
  quietAlarmMinutes: z.int(),
} as const
