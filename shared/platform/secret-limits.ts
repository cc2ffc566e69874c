/** Wrong PINs at kitchen tablets (docs/product/team.md#kitchen-tablets). */
export const pinLimits = {
  /** Of one person at one tablet: those at another one lock no colleague out. */
  perCook: 5,
  /** At one tablet, for all persons together. */
  perTablet: 20,
  periodMs: 15 * 60_000,
  /** The same in a day (UTC), so that no one tries a good part of all PINs in a week. */
  perCookAndDay: 40,
  /** Of one person in a day at all tablets together: more than one tablet can use up. */
  perCookAndDayEverywhere: 80,
} as const

/** How often staff may try the pickup code of an order (docs/product/kitchen.md#pickup-codes). */
export const handoverCodeLimits = { triesPerHour: 10 } as const

/** How often anyone may look for the orders of one contact on a day: ticket numbers are few. */
export const MAX_LOOKUPS_OF_CONTACT = 10
