/**
 * Portions that a guest, or an account without a completed order, may order
 * (docs/product/checkout.md#order-limits).
 * `unconfirmed` limits the portions in unconfirmed orders of one address together, and
 * `unconfirmedOrders` their number, because each order holds a time slot. `ofStationAndDay` limits
 * those that a station makes for later times of one day, and `ordersOfDay` the number of such
 * orders, where slots or kitchen time are limited: they would take an evening from other guests.
 */
export const guestPortionLimits = {
  ofDish: 20,
  ofOrder: 60,
  unconfirmed: 120,
  unconfirmedOrders: 40,
  ofStationAndDay: 20,
  ordersOfDay: 10,
} as const

/**
 * How many times that the /48 network of an IPv6 address has, whose owner may change the address at
 * will. A carrier may share it among many guests.
 */
export const PORTIONS_NETWORK_FACTOR = 3

/**
 * The same in unconfirmed orders of any other account. Each order takes stock and a time slot from
 * other guests, and is on the kitchen's board.
 */
export const accountPortionLimits = {
  unconfirmed: 600,
  unconfirmedOrders: 40,
  ofStationAndDay: 60,
  ordersOfDay: 20,
} as const

/** How many unpaid orders a caller holds at once; the next one replaces them. */
export const MAX_UNPAID_ORDERS = 3

/** How often guests edit an order: each change is on paper and sounds on the boards. */
export const MAX_GUEST_EDITS = 5

/**
 * The minimum of a referred friend's first order, and how many bonuses a referrer gets per month
 * (docs/product/loyalty.md#referrals).
 */
export const referralLimits = { minimumCents: 15_00, perMonth: 10 } as const

/**
 * How many cards may be declined per hour, so that the checkout can't be used to test stolen cards,
 * and how many pages for gift cards an address opens, on each of which cards can be tried
 * (docs/product/payments.md#limits).
 */
export const paymentLimits = { declinesPerHour: { visitor: 12, address: 40 }, giftCardPagesPerHour: 40 } as const
