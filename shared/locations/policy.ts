import { findLocation } from '.'
import { maxDaysAhead, TEST_MAX_DAYS_AHEAD, type OrderType } from '../orders/constants'
import { modes, type LocationConfig, type Mode } from './location'

/**
 * The rules that follow from a location's mode. Code reads these rules and never the mode itself
 * (decision 0009).
 */
export type LocationPolicy = {
  readonly showsTestBanner: boolean
  readonly signIn: 'development' | 'cognito'
  readonly boards: 'open' | 'staff'
  /** Who may read stock, costs and suppliers. */
  readonly stock: 'signed-in' | 'staff'
  /**
   * Whether the checkout requires a name, a phone number or e-mail address, and a full address for
   * delivery.
   */
  readonly contact: 'as-entered' | 'required'
  readonly acceptsOrdersWhileClosed: boolean
  /** How many days ahead an order may be scheduled. */
  readonly daysAhead: Readonly<Record<OrderType, number>>
  readonly promo: 'toast-only' | 'first-order-discount'
  /**
   * Which discount codes are valid. A test site gives codes away, so a live site must not accept
   * them.
   */
  readonly codes: 'test' | 'live'
  /** Whether the feedback card can be tried without an order. */
  readonly takesTestFeedback: boolean
  /**
   * Whether a deployment may place and immediately cancel an order, to verify that ordering works.
   */
  readonly takesTrialOrders: boolean
  /** Whether guests can request events with a quote. A test site has the event order only. */
  readonly takesEventRequests: boolean
  /** Whether guests read the sample menu's allergens and nutrition before the owner signed them. */
  readonly showsSampleFacts: boolean
  /** Whether a customer can send a demo order to the kitchen. */
  readonly takesDemoOrders: boolean
  /** Whether dishes go off sale when an ingredient runs out, unless the owner chose otherwise. */
  readonly countsStock: boolean
  /** Whether the sample's stock is there, and filled up by itself on each delivery day. */
  readonly hasSampleStock: boolean
  /** Whether specials follow the month's typical weather, since no weather service is called. */
  readonly assumesWeather: boolean
  /** Whether an owner may load sample history into the numbers. */
  readonly takesSampleHistory: boolean
  /** Whether point-in-time recovery of the table is always on, or as the owner has set it. */
  readonly recovery: 'as-set' | 'point-in-time'
  /**
   * Whether the checkout shows a mock card form, or asks how the guest will pay at the counter or
   * the door.
   */
  readonly payment: 'rehearsed' | 'at-handover'
  /** Whether guests can pay online, and through which provider. */
  readonly payments: 'none' | 'stripe'
  /**
   * Whether a kitchen works here: while it is unattended, the intake pauses, and the owner is
   * alerted of outages. A test site has none.
   */
  readonly hasKitchen: boolean
  /** Whether tickets are bumped once, until the owner decides. */
  readonly bumpsOnce: boolean
  readonly delivery: {
    readonly feeCents: number
    readonly freeFromCents: number | null
    readonly minimumCents: number | null
    readonly zipCodes: readonly string[] | null
  }
}

let overrides: readonly ModeOverride[] = []

/** A mode override for one location, or for all locations without their own. */
type ModeOverride = { readonly code: string | undefined; readonly mode: Mode }

function parseOverride(text: string): ModeOverride {
  const [mode, ref] = text
    .split('=')
    .map((part) => part.trim())
    .reverse()
  const found = modes.find((each) => each === mode)
  const location = ref === undefined ? undefined : findLocation(ref)
  if (!found || (ref !== undefined && !location) || text.split('=').length > 2)
    throw new Error(`A mode is ${modes.join(' or ')}, or of one location, as in HENOK=live; not ${text}.`)
  return { code: location?.code, mode: found }
}

/**
 * Overrides the locations' modes, for local development and its pages: `live` for all locations,
 * `HENOK=live` for one, `live,HENOK=test` for all but one, nothing for none.
 * @throws Error for anything else
 */
export function overrideModes(text = ''): void {
  overrides = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map(parseOverride)
}

/** Returns the overrides as `overrideModes` takes them; empty for none. */
export const formatModeOverrides = (): string =>
  overrides.map(({ code, mode }) => (code === undefined ? mode : `${code}=${mode}`)).join(',')

const getOverride = (code: string): Mode | undefined =>
  (overrides.find((each) => each.code === code) ?? overrides.find((each) => each.code === undefined))?.mode

let paymentOverrides: readonly string[] = []

/** Opens online payments at the locations with these codes, for local development. */
export function overridePayments(codes: readonly string[]): void {
  paymentOverrides = codes
}

/** Returns the policy of a location's mode. */
export function getPolicy({
  code,
  mode,
  delivery,
  payments = 'none',
  takesOnlinePayments = true,
}: Pick<LocationConfig, 'code' | 'mode' | 'delivery' | 'payments' | 'takesOnlinePayments'>): LocationPolicy {
  switch (getOverride(code) ?? mode) {
    case 'test':
      return {
        showsTestBanner: true,
        signIn: 'development',
        boards: 'open',
        stock: 'signed-in',
        contact: 'as-entered',
        acceptsOrdersWhileClosed: true,
        daysAhead: { pickup: TEST_MAX_DAYS_AHEAD, delivery: TEST_MAX_DAYS_AHEAD, event: TEST_MAX_DAYS_AHEAD },
        promo: 'toast-only',
        codes: 'test',
        takesTestFeedback: true,
        takesTrialOrders: true,
        takesEventRequests: false,
        showsSampleFacts: true,
        takesDemoOrders: true,
        countsStock: true,
        hasSampleStock: true,
        assumesWeather: true,
        takesSampleHistory: true,
        recovery: 'as-set',
        payment: 'rehearsed',
        payments: 'none',
        hasKitchen: false,
        bumpsOnce: false,
        delivery: { feeCents: delivery.feeCents, freeFromCents: null, minimumCents: null, zipCodes: null },
      }
    case 'live':
      return {
        showsTestBanner: false,
        signIn: 'cognito',
        boards: 'staff',
        stock: 'staff',
        contact: 'required',
        acceptsOrdersWhileClosed: false,
        daysAhead: maxDaysAhead,
        promo: 'first-order-discount',
        codes: 'live',
        takesTestFeedback: false,
        takesTrialOrders: false,
        takesEventRequests: true,
        showsSampleFacts: false,
        takesDemoOrders: false,
        countsStock: false,
        hasSampleStock: false,
        assumesWeather: false,
        takesSampleHistory: false,
        recovery: 'point-in-time',
        payment: 'at-handover',
        payments: !takesOnlinePayments ? 'none' : paymentOverrides.includes(code) ? 'stripe' : payments,
        hasKitchen: true,
        bumpsOnce: true,
        delivery: {
          feeCents: delivery.feeCents,
          freeFromCents: delivery.freeFromCents,
          minimumCents: delivery.minimumCents,
          zipCodes: delivery.zipCodes,
        },
      }
  }
}
