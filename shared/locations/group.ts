import type { LocationConfig, WeekHours } from './location'

const weekday = [{ opens: '10:30', closes: '21:30' }] as const
const weekend = [{ opens: '10:30', closes: '22:30' }] as const
const sunday = [{ opens: '11:30', closes: '21:30' }] as const

/** The default opening hours of the group's locations (docs/product/locations.md#hours). */
const week: WeekHours = [sunday, weekday, weekday, weekday, weekday, weekend, weekend]

/** The terms of every location whose file sets no others. */
export const groupTerms = {
  mode: 'test',
  timeZone: 'America/New_York',
  hours: {
    week,
    exceptions: {
      '2026-11-26': { spans: [] },
      '2026-12-24': { spans: [{ opens: '10:30', closes: '18:00' }] },
      '2026-12-25': { spans: [] },
    },
  },
  quietAlarmMinutes: 180,
  tipPercents: [15, 18, 20],
  serviceChargePercent: 18,
  events: { leadHours: 48, perDay: 3, minGuests: 10, replyHours: 24 },
  taxes: [{ from: '2020-01-01', rate: 700, isDeliveryFeeTaxed: false }],
} as const satisfies Partial<LocationConfig>

/** Defaults shared by the group's locations. */
export const groupDefaults = {
  brand: 'Hibachi Ember',
  ...groupTerms,
  delivery: { feeCents: 299, freeFromCents: 2500, minimumCents: 1500, minutes: 45, zipMinutes: [] },
} as const satisfies Partial<Omit<LocationConfig, 'delivery'>> & {
  brand: string
  delivery: Partial<LocationConfig['delivery']>
}

/** Creates a location's external links under its own `.example` domain. */
export const createLocationLinks = (domain: string): LocationConfig['links'] => ({
  timesheet: `https://timesheets.${domain}/`,
  reviews: [
    { label: 'Search reviews', url: `https://search-reviews.${domain}/` },
    { label: 'Local reviews', url: `https://local-reviews.${domain}/` },
    { label: 'Social reviews', url: `https://social-reviews.${domain}/` },
  ],
  social: [
    { label: 'Photos', url: `https://photos.${domain}/` },
    { label: 'Community', url: `https://community.${domain}/` },
    { label: 'Videos', url: `https://videos.${domain}/` },
  ],
})
