import { normalizeOrderId } from '../platform/ids'
import type { Cents } from '../platform/money'
import { Problem } from '../platform/problem'
import { addDays, fromWallClock, toWallClock, type Zoned } from '../platform/time'

/** What a gift card may be worth, in cents (docs/product/gift-cards.md#buying). */
export const GIFT_CARD_RANGE = { leastCents: 10_00, mostCents: 250_00 } as const

/** How many days ahead a gift card may be delivered. */
export const MAX_DELIVERY_DAYS = 365

export const MAX_GIFT_MESSAGE_LENGTH = 300

/**
 * The states of a gift card. `pending`: not paid yet. `expired`: never paid. `refunded`: its price
 * went back to the buyer.
 */
export const giftCardStates = ['pending', 'active', 'blocked', 'refunded', 'expired'] as const

/**
 * The movements of a gift card. `spent` and `returned` belong to an order; `adjusted` is what went
 * back to the buyer.
 */
export const giftCardMovements = ['bought', 'spent', 'returned', 'adjusted'] as const
export type GiftCardMovement = (typeof giftCardMovements)[number]

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 20

/**
 * Creates the code of a gift card: 100 random bits as Crockford base32, in groups of four.
 * @throws RangeError for less than 20 random bytes
 */
export function createGiftCardCode(random: Uint8Array): string {
  if (random.length < CODE_LENGTH) throw new RangeError(`a gift card's code needs ${CODE_LENGTH} random bytes`)
  const letters = Array.from(random.subarray(0, CODE_LENGTH), (byte) => ALPHABET[byte % 32]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

/** Returns the stored form of a typed code. */
export const normalizeGiftCardCode = normalizeOrderId

/** Whether a typed code has the format of a gift card's code. */
export const isGiftCardCodeFormat = (typed: string): boolean =>
  /^[0-9A-HJKMNP-TV-Z]{20}$/.test(normalizeGiftCardCode(typed))

/** Returns the last characters of a code, which name a card to people without opening it. */
export const getCodeEnding = (code: string): string => code.slice(-4)

/** Creates the one problem of a code that pays nothing: unknown, unpaid, blocked or refunded. */
export const createUnknownGiftCardProblem = (): Problem =>
  new Problem('not-found', 'We do not know this gift card. Please check its code.')

/** Creates the problem of a gift card of which another order has just taken something. */
export const createGiftCardChangedProblem = (): Problem =>
  new Problem('code-spent', 'The balance of your gift card has changed. Please check it and order again.')

/**
 * Returns what each gift card pays of an amount, in their sequence: the first ones are used up
 * first. Cards that pay nothing are not listed.
 */
export function allocateGiftCards<Card extends { readonly balanceCents: Cents }>(
  cards: readonly Card[],
  amountCents: Cents,
): readonly { readonly card: Card; readonly amountCents: Cents }[] {
  let left = amountCents
  return cards.flatMap((card) => {
    const taken = Math.min(left, card.balanceCents)
    left -= taken
    return taken > 0 ? [{ card, amountCents: taken }] : []
  })
}

/** Mails of a later day are sent in the morning, in minutes after midnight of the location. */
const DELIVERY_MINUTES = 9 * 60

/**
 * Returns when a gift card is mailed: at once, or in the morning of a later day.
 * @throws Problem `invalid-input` for a day that is over or too far ahead
 */
export function getDeliveryTime(place: Zoned, deliverOn: string | undefined, now: Date): Date {
  const { date: today } = toWallClock(place, now)
  if (deliverOn === undefined || deliverOn === today) return now
  const last = addDays(today, MAX_DELIVERY_DAYS)
  if (deliverOn < today || deliverOn > last)
    throw new Problem('invalid-input', 'Please choose a day from today to a year ahead.', {
      errors: [{ path: 'deliverOn', message: `Must be from ${today} to ${last}` }],
    })
  return fromWallClock(place, deliverOn, DELIVERY_MINUTES)
}
