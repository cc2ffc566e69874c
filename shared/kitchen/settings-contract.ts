import * as z from 'zod/mini'
import { listDifferences, type NamedText } from '../locations/changed-values'
import type { LocationFacts } from '../locations/facts'
import type { AlertSwitches } from '../locations/owner-alerts'
import { LocationParam, MoneyString, Version } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { Amount, factInputs } from './fact-fields'
import { locationFactsShape } from './fact-shapes'

const INVALID_MINUTES = 'Must be a whole number of minutes from 1 to 720'

/** What the owner decides about the work at a location's boards. */
const KitchenSettings = z.object({
  /** Minutes without a touch after which a kitchen tablet locks. */
  lockAfterMinutes: z.int(),
  /** Up to this, a cook refunds an order, all its refunds together. */
  refundLimit: MoneyString,
  /** From this total on an order gets a handover code; null for none. */
  handoverCodeFrom: z._default(z.nullable(MoneyString), null),
  /** Whether orders get a packing list (docs/product/kitchen.md#packing). */
  packing: z._default(z.boolean(), false),
})

/**
 * What the owner decides about a location: the work at its boards, and what its file says first.
 */
export const LocationSettings = z.extend(KitchenSettings, { ...locationFactsShape, version: z.int() })
export type LocationSettings = z.infer<typeof LocationSettings>

/** The kitchen's settings of a location whose owner has changed none. */
export const defaultKitchenSettings: z.infer<typeof KitchenSettings> = {
  lockAfterMinutes: 5,
  refundLimit: '25.00',
  handoverCodeFrom: null,
  packing: false,
}

const describeFrom = (amount: string | null): string => (amount === null ? 'off' : `from $${amount}`)
const describeAmount = (amount: string | null): string => (amount === null ? 'none' : `$${amount}`)
const describeList = (texts: readonly (string | number)[]): string => texts.join(', ') || 'none'
const describeLinks = (links: LocationFacts['links']['reviews']): string =>
  describeList(links.map(({ label, url }) => `${label} ${url}`))

const listLinkTexts = ({ links }: Pick<LocationFacts, 'links'>): readonly NamedText[] => [
  ['timesheets', links.timesheet],
  ['review links', describeLinks(links.reviews)],
  ['other links', describeLinks(links.social)],
]

/** Whether a setting, by its name in words, is a link. */
export const isLinkSetting = (name: string): boolean =>
  listLinkTexts({ links: { timesheet: '', reviews: [], social: [] } }).some(([link]) => link === name)

const describeAlerts = (alerts: AlertSwitches): string =>
  describeList(Object.entries(alerts).flatMap(([kind, isOn]) => (isOn === false ? [kind] : [])))

/** Returns each setting's name with its value as text. */
export const listSettingTexts = (settings: LocationSettings): readonly (readonly [string, string])[] => [
  ['tablets lock after', `${settings.lockAfterMinutes} min`],
  ['refund limit', `$${settings.refundLimit}`],
  ['pickup codes', describeFrom(settings.handoverCodeFrom)],
  ['packing lists', settings.packing ? 'on' : 'off'],
  ['short name', settings.name],
  ['name', settings.fullName],
  ['area', settings.area],
  ['about', settings.about || 'none'],
  ['colors', `${settings.primaryColor} and ${settings.secondaryColor}`],
  ['address', describeList(Object.values(settings.address))],
  ['coordinates', describeList(Object.values(settings.coordinates))],
  ['phone', settings.phone],
  ['e-mail', settings.email],
  ['delivery fee', `$${settings.delivery.fee}`],
  ['free delivery from', describeAmount(settings.delivery.freeFrom)],
  ['delivery minimum', describeAmount(settings.delivery.minimum)],
  ['delivery within', `${settings.delivery.minutes} min`],
  [
    'minutes by ZIP code',
    describeList(settings.delivery.zipMinutes.map(({ zipCode, minutes }) => `${zipCode} ${minutes} min`)) || 'none',
  ],
  ['ZIP codes', describeList(settings.delivery.zipCodes)],
  ['delivery zone', settings.delivery.zone],
  ['tips', describeList(settings.tipPercents.map((percent) => `${percent}%`))],
  ['service charge', `${settings.serviceChargePercent}%`],
  ['online payments', settings.takesOnlinePayments ? 'on' : 'off'],
  ...listLinkTexts(settings),
  ['daily report to', settings.reportTo ?? 'nobody'],
  ['alerts to', settings.alertsTo.length > 0 ? describeList(settings.alertsTo) : 'nobody'],
  ['alerts turned off', describeAlerts(settings.alerts)],
  ['alert without orders after', `${settings.quietAlarmMinutes} min`],
]

/** Describes a change of the settings in one line, for the change log. */
export function describeSettingsChange(before: LocationSettings, after: LocationSettings): string {
  const changes = listDifferences(listSettingTexts(before), listSettingTexts(after)).map(
    ({ name, is, was }) => `${name} ${is}, was ${was}`,
  )
  return `Settings: ${changes.join('; ') || 'as before'}`
}

/** An omitted field keeps its value. */
const UpdateSettingsRequest = z.object({
  lockAfterMinutes: z.optional(
    z.int(INVALID_MINUTES).check(z.minimum(1, INVALID_MINUTES), z.maximum(720, INVALID_MINUTES)),
  ),
  refundLimit: z.optional(Amount),
  handoverCodeFrom: z.optional(z.nullable(Amount)),
  packing: z.optional(z.boolean()),
  ...z.partial(z.object(factInputs)).shape,
  version: Version,
})

const params = z.object({ location: LocationParam })

export const settingsRoutes = {
  getLocationSettings: {
    method: 'GET',
    path: '/api/desk/settings/{location}',
    summary:
      'What the owner decides about a location: names, address, delivery, tips, links, recipients, and the boards',
    access: 'admin',
    table: 'read',
    params,
    result: LocationSettings,
  },
  updateLocationSettings: {
    method: 'PUT',
    path: '/api/desk/settings/{location}',
    summary: 'Changes the settings of a location; an omitted field keeps its value',
    access: 'admin',
    table: 'write',
    params,
    body: UpdateSettingsRequest,
    result: LocationSettings,
  },
} as const satisfies RouteGroup
