/**
 * On-demand prices of us-east-1 in dollars per unit, without free tiers. The only place with
 * prices.
 */
export const prices = {
  asOf: '2025-06',
  tableWriteUnit: 0.625 / 1e6,
  tableReadUnit: 0.125 / 1e6,
  functionCall: 0.2 / 1e6,
  /** ARM, per GB-second. */
  functionGbSecond: 0.0000133334,
  httpCall: 1 / 1e6,
  socketMessage: 1 / 1e6,
  socketMinute: 0.25 / 1e6,
  cdnRequest: 1 / 1e6,
  cdnFunctionCall: 0.1 / 1e6,
  cdnGigabyte: 0.085,
  logGigabyte: 0.5,
  /** Per GB and month. The first 25 GB of an account are free, so an idle product costs nothing. */
  tableGigabyteMonth: 0.25,
  /** Per GB and month for point-in-time recovery, which is always on if a location is live. */
  recoveryGigabyteMonth: 0.2,
  transcriptionMinute: 0.024,
  mail: 0.1 / 1e3,
  /** Per request that the web firewall inspects. Blocked requests cost nothing at the CDN. */
  firewallRequest: 0.6 / 1e6,
} as const
