import { findLocation } from '.'
import { maxDaysAhead, TEST_MAX_DAYS_AHEAD } from '../platform/route'
import type { OrderType } from '../orders/constants'
import { modes } from './location'
import type { LocationConfig, Mode } from './location'

/** What a location's mode means; the only answer to "is this a test site?" (decision 0009). */
export type LocationPolicy = {
  readonly showsTestBanner: boolean
  readonly signIn: 'development' | 'cognito'
  readonly boards: 'open' | 'staff'
  /** Who reads stock, costs and suppliers. */
  readonly stock: 'signed-in' | 'staff'
  /**
   * Whether checkout insists on a name, a way to reach the customer, and a full address for
   * delivery.
   */
  readonly contact: 'as-entered' | 'required'
  readonly acceptsOrdersWhileClosed: boolean
  /** How many days ahead an order may be scheduled. */
  readonly daysAhead: Readonly<Record<OrderType, number>>
  readonly promo: 'toast-only' | 'first-order-discount'
  /** Which codes count: a test site gives them away, so that a live one must not take those. */
  readonly codes: 'test' | 'live'
  /** Whether the feedback card may be tried out without an order. */
  readonly takesTestFeedback: boolean
  /**
   * Whether a deployment may place an order, which it cancels at once, to see that ordering works.
   */
  readonly takesTrialOrders: boolean
  /**
   * Whether weeks that never were may be played into its numbers, for an owner who looks around.
   */
  readonly takesSampleHistory: boolean
  /**
   * Whether the table can be put back to any second of the last 35 days always, or as an owner has
   * set it.
   */
  readonly recovery: 'as-set' | 'point-in-time'
  /**
   * Whether the checkout rehearses a card form that is never read, or asks how the guest will pay
   * at the counter or the door.
   */
  readonly payment: 'rehearsed' | 'at-handover'
  /** Whether an owner is told when no orders come. */
  readonly tellsWhenQuiet: boolean
  /** Whether the intake pauses by itself while nobody is in the kitchen: a test site has none. */
  readonly pausesWithoutKitchen: boolean
  readonly delivery: {
    readonly feeCents: number
    readonly freeFromCents: number | null
    readonly minimumCents: number | null
    readonly zipCodes: readonly string[] | null
  }
}

let standIns: readonly StandIn[] = []

/** The mode that stands in for one location's own, or for that of all whose code is not named. */
type StandIn = { readonly code: string | undefined; readonly mode: Mode }

function standInFrom(text: string): StandIn {
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
 * Lets modes stand in for the locations' own: a product on this machine, and its pages, try others
 * so. `live` counts for every location, `HENOK=live` for one, `live,HENOK=test` for all but one;
 * nothing for none. Throws on other words.
 */
export function overrideModes(told = ''): void {
  standIns = told
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(standInFrom)
}

const standInOf = (code: string): Mode | undefined =>
  (standIns.find((each) => each.code === code) ?? standIns.find((each) => each.code === undefined))?.mode

/** The policy that a location's mode resolves to. Nothing else asks for the mode. */
export function getPolicy({
  code,
  mode,
  delivery,
}: Pick<LocationConfig, 'code' | 'mode' | 'delivery'>): LocationPolicy {
  switch (standInOf(code) ?? mode) {
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
        takesSampleHistory: true,
        recovery: 'as-set',
        payment: 'rehearsed',
        tellsWhenQuiet: false,
        pausesWithoutKitchen: false,
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
        takesSampleHistory: false,
        recovery: 'point-in-time',
        payment: 'at-handover',
        tellsWhenQuiet: true,
        pausesWithoutKitchen: true,
        delivery: {
          feeCents: delivery.feeCents,
          freeFromCents: delivery.freeFromCents,
          minimumCents: delivery.minimumCents,
          zipCodes: delivery.zipCodes,
        },
      }
  }
}
