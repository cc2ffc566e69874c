/**
 * On-demand prices of us-east-1 in dollars a unit, without the free tiers; the one place where
 * prices stand.
 */
export const prices = {
  asOf: '2025-06',
  tableWriteUnit: 0.625 / 1e6,
  tableReadUnit: 0.125 / 1e6,
  functionCall: 0.2 / 1e6,
  /** ARM, a gigabyte for a second. */
  functionGbSecond: 0.0000133334,
  httpCall: 1 / 1e6,
  socketMessage: 1 / 1e6,
  socketMinute: 0.25 / 1e6,
  cdnRequest: 1 / 1e6,
  cdnFunctionCall: 0.1 / 1e6,
  cdnGigabyte: 0.085,
  logGigabyte: 0.5,
  /**
   * A gigabyte for a month; the first 25 of an account are free, so this is never reached by
   * idling.
   */
  tableGigabyteMonth: 0.25,
  /**
   * What it costs beside to put the table back to any second: a gigabyte for a month, always on
   * where a location is live.
   */
  recoveryGigabyteMonth: 0.2,
  transcriptionMinute: 0.024,
  mail: 0.1 / 1e3,
  /** A request that the web firewall looks at. Requests that it blocks cost nothing at the CDN. */
  firewallRequest: 0.6 / 1e6,
} as const
