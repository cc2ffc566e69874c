/**
 * The zones of the country's states: hours behind UTC in winter, and whether clocks go forward in
 * summer.
 */
export const timeZoneOffsets = {
  'America/New_York': { behind: 5, hasSummer: true },
  'America/Chicago': { behind: 6, hasSummer: true },
  'America/Denver': { behind: 7, hasSummer: true },
  'America/Phoenix': { behind: 7, hasSummer: false },
  'America/Los_Angeles': { behind: 8, hasSummer: true },
  'America/Anchorage': { behind: 9, hasSummer: true },
  'Pacific/Honolulu': { behind: 10, hasSummer: false },
} as const

/** A time zone that a location can be in, by its name in the time zone database. */
export type TimeZone = keyof typeof timeZoneOffsets
