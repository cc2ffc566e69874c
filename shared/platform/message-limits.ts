/** Limits of the mails to one mailbox (docs/product/tracking.md#mail). */
export const mailLimits = {
  /** Mails per `periodMs`. */
  perRecipient: 6,
  periodMs: 3600_000,
  /** If the guest cancels this soon after placing the order, one mail is sent instead of two. */
  quickCancelMs: 60_000,
  /**
   * After this many bounces on a day (UTC), addresses that are not verified get no mail about
   * orders and events until the next: SES suspends an account whose mails bounce often. Codes of
   * new accounts are counted apart.
   */
  bouncesPerDay: 25,
  /** A network that caused this many on a day causes no more mails; only these count for all. */
  bouncesPerOrigin: 3,
  /** A mail that was reported as spam counts like this many. */
  bouncesPerComplaint: 8,
  /** The same limit for the bounces of all networks, whatever each of them counts. */
  allBouncesPerDay: 60,
  /** Unverified addresses that one network mails on a day: a bounce may come long after. */
  recipientsPerOrigin: 40,
} as const

/**
 * New accounts of all people together per hour. Each one has a code mailed to an address that
 * no one has verified (docs/product/accounts.md#sign-ups).
 */
export const signUpLimits = { perHour: 60 } as const

/** Limits of the alerts to a location's owner (docs/product/alerts.md#recipients). */
export const alertLimits: { readonly perHour: number } = {
  /** Alerts of one kind per hour (UTC). Further ones are counted in one alert after the hour. */
  perHour: 12,
}

type PushLimits = {
  readonly timeoutMs: number
  readonly failuresInARow: number
  readonly storedFailures: number
  readonly perBrowser: number
  readonly perOrder: number
  readonly alertDevices: number
}

/** Limits of push subscriptions (docs/product/tracking.md#push). */
export const pushLimits: PushLimits = {
  /** Timeout of a request to a push service. */
  timeoutMs: 5000,
  /** This many failed tries in a row delete the subscription to an order, and end an alert. */
  failuresInARow: 3,
  /** The latest alerts that did not arrive at a device, which its record has. */
  storedFailures: 50,
  /** Subscriptions of one browser to one order. */
  perBrowser: 3,
  /** Subscriptions to one order, of all browsers together. */
  perOrder: 10,
  /** Browsers that get the alerts of one location. */
  alertDevices: 20,
}
