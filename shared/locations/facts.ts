import { centsToDecimal, toCents } from '../platform/money'
import type { Location } from './index'
import type { LocationConfig } from './location'
import type { AlertSwitches } from './owner-alerts'
import { getPolicy } from './policy'

/** What guests may know of a location, in JSON and in the table. */
type GuestFacts = Pick<
  LocationConfig,
  'name' | 'fullName' | 'area' | 'primaryColor' | 'secondaryColor' | 'phone' | 'email'
> &
  Pick<LocationConfig, 'address' | 'coordinates' | 'links' | 'tipPercents' | 'serviceChargePercent'> & {
    /** Empty: the area that the location serves. */
    readonly about: string
    readonly delivery: {
      readonly fee: string
      /** Null for never free. */
      readonly freeFrom: string | null
      /** Null for no minimum. */
      readonly minimum: string | null
    } & Pick<LocationConfig['delivery'], 'minutes' | 'zipMinutes' | 'zipCodes' | 'zone'>
    readonly takesOnlinePayments: boolean
  }

/** What only the owner knows of it. */
type OwnerFacts = {
  readonly reportTo: string | null
  readonly alertsTo: readonly string[]
  readonly alerts: AlertSwitches
  readonly quietAlarmMinutes: number
}

/** What a location's owner decides instead of its configuration file. */
export type LocationFacts = GuestFacts & OwnerFacts

const presentOptional = (cents: number | null): string | null => (cents === null ? null : centsToDecimal(cents))
const parseOptional = (amount: string | null): number | null => (amount === null ? null : toCents(amount))

/** Returns what guests may know of a location. */
export const toGuestFacts = ({
  delivery: { feeCents, freeFromCents, minimumCents, ...delivery },
  ...location
}: Location): GuestFacts => ({
  name: location.name,
  fullName: location.fullName,
  area: location.area,
  about: location.about ?? '',
  primaryColor: location.primaryColor,
  secondaryColor: location.secondaryColor,
  address: location.address,
  coordinates: location.coordinates,
  phone: location.phone,
  email: location.email,
  delivery: {
    ...delivery,
    fee: centsToDecimal(feeCents),
    freeFrom: presentOptional(freeFromCents),
    minimum: presentOptional(minimumCents),
  },
  tipPercents: location.tipPercents,
  serviceChargePercent: location.serviceChargePercent,
  takesOnlinePayments: location.takesOnlinePayments ?? true,
  links: location.links,
})

/**
 * What a prerendered page carries of a location: the fields that guests may know, with its hours.
 */
export type SiteFacts = Pick<Location, Exclude<keyof GuestFacts, 'about' | 'takesOnlinePayments'> | 'hours'> &
  Required<Pick<Location, 'about' | 'takesOnlinePayments' | 'payments'>>

/** Returns a location's facts in the form of its configuration, which a page applies unchanged. */
export const toSiteFacts = (location: Location): SiteFacts => ({
  ...toGuestFacts(location),
  delivery: location.delivery,
  hours: location.hours,
  // What the deployment makes possible; the owner decides with `takesOnlinePayments`.
  payments: getPolicy({ ...location, takesOnlinePayments: true }).payments,
})

/** Returns a location's facts as its owner reads them. */
export const toLocationFacts = (location: Location): LocationFacts => ({
  ...toGuestFacts(location),
  reportTo: location.reportTo ?? null,
  alertsTo: location.alertsTo ?? [],
  alerts: location.alerts ?? {},
  quietAlarmMinutes: location.quietAlarmMinutes,
})

/** Returns a location with facts that its owner has set. */
export const applyFacts = (
  location: Location,
  { delivery: { fee, freeFrom, minimum, ...delivery }, ...facts }: GuestFacts & Partial<OwnerFacts>,
): Location => ({
  ...location,
  ...facts,
  delivery: {
    ...delivery,
    feeCents: toCents(fee),
    freeFromCents: parseOptional(freeFrom),
    minimumCents: parseOptional(minimum),
  },
})
