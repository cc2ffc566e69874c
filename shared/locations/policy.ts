import type { Location } from '.'
import type { Mode } from './location'

/** What a location's mode means; the only answer to "is this a test site?" (decision 0009). */
export type Policy = {
  readonly showsTestBanner: boolean
  readonly signIn: 'development' | 'cognito'
  readonly boards: 'open' | 'staff'
  /** Whether checkout insists on a name, a way to reach the customer, and a full address for delivery. */
  readonly contact: 'as-entered' | 'required'
  readonly acceptsOrdersWhileClosed: boolean
  readonly promo: 'toast-only' | 'first-order-discount'
  /** Which codes count: a test site gives them away, so that a live one must not take those. */
  readonly codes: 'test' | 'live'
  /** Whether the feedback card may be tried out without an order. */
  readonly takesTestFeedback: boolean
  readonly delivery: {
    readonly feeCents: number
    readonly freeFromCents: number | null
    readonly minimumCents: number | null
    readonly zipCodes: readonly string[] | null
  }
}

let standIn: Mode | undefined

/** Lets a mode stand in for every location's own: a product on this machine, and its pages, try the other one so. */
export function standInForModes(mode: Mode | undefined): void {
  standIn = mode
}

/** The policy that a location's mode resolves to. Nothing else asks for the mode. */
export function policyOf({ mode, delivery }: Pick<Location, 'mode' | 'delivery'>): Policy {
  switch (standIn ?? mode) {
    case 'test':
      return {
        showsTestBanner: true,
        signIn: 'development',
        boards: 'open',
        contact: 'as-entered',
        acceptsOrdersWhileClosed: true,
        promo: 'toast-only',
        codes: 'test',
        takesTestFeedback: true,
        delivery: { feeCents: delivery.feeCents, freeFromCents: null, minimumCents: null, zipCodes: null },
      }
    case 'live':
      return {
        showsTestBanner: false,
        signIn: 'cognito',
        boards: 'staff',
        contact: 'required',
        acceptsOrdersWhileClosed: false,
        promo: 'first-order-discount',
        codes: 'live',
        takesTestFeedback: false,
        delivery: {
          feeCents: delivery.feeCents,
          freeFromCents: delivery.freeFromCents,
          minimumCents: delivery.minimumCents,
          zipCodes: delivery.zipCodes,
        },
      }
  }
}
