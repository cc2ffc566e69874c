import * as z from 'zod/mini'
import { mailboxField } from '../accounts/contact-fields'
import {
  AmountInput,
  Day,
  MoneyString,
  nameField,
  noteField,
  optionalField,
  textField,
  Timestamp,
} from '../platform/fields'
import { toCents } from '../platform/money'
import { AMOUNT_PATTERN } from '../platform/typed-amount'
import type { RouteGroup } from '../platform/route'
import { GIFT_CARD_RANGE, MAX_GIFT_MESSAGE_LENGTH } from './gift-cards'

const { leastCents, mostCents } = GIFT_CARD_RANGE

const GiftCardAmount = AmountInput.check(
  z.refine((amount) => {
    // A text that is no amount has its own error already.
    const cents = AMOUNT_PATTERN.test(String(amount)) ? toCents(amount) : leastCents
    return cents >= leastCents && cents <= mostCents
  }, 'Must be from 10.00 to 250.00'),
)

const Person = z.object({ name: nameField(80, 'person'), email: mailboxField })

/** A purchase of a gift card. Without `to`, the buyer gets the card. */
export const BuyGiftCardRequest = z.object({
  amount: GiftCardAmount,
  from: Person,
  to: z.optional(z.nullable(Person)),
  message: z.optional(z.nullable(noteField(MAX_GIFT_MESSAGE_LENGTH))),
  /** The local day of the mail; today and nothing mean at once. */
  deliverOn: optionalField(Day),
})

/** What a guest types as the code of a gift card. */
const GiftCardCode = textField(60, 'secret')

const params = z.object({ code: GiftCardCode })

export const giftCardRoutes = {
  buyGiftCard: {
    method: 'POST',
    path: '/api/gift-cards',
    summary: 'Sells a gift card: returns the page where it is paid. When paid, its code is mailed on the chosen day',
    access: 'public',
    status: 201,
    table: 'write',
    limit: 'payments',
    service: 'payments',
    body: BuyGiftCardRequest,
    result: z.object({ id: z.string(), payment: z.object({ url: z.string(), expiresAt: Timestamp }) }),
  },
  getGiftCardBalance: {
    method: 'GET',
    path: '/api/gift-cards/{code}',
    summary: 'The balance of a gift card; the same 404 for every code that pays nothing',
    access: 'public',
    table: 'write',
    limit: 'gift-cards',
    params,
    result: z.object({ balance: MoneyString }),
  },
  getGiftCardGreeting: {
    method: 'GET',
    path: '/api/gift-cards/{code}/greeting',
    summary: 'What the giver of a gift card wrote, for the person who has its code',
    access: 'public',
    table: 'write',
    limit: 'gift-cards',
    params,
    result: z.object({
      from: z.string(),
      to: z.string(),
      message: z.string(),
      amount: MoneyString,
      balance: MoneyString,
    }),
  },
} as const satisfies RouteGroup
