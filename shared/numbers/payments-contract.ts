import * as z from 'zod/mini'
import { MoneyString } from '../platform/fields'

/** What was paid by each way at the restaurant before an order was completed. */
const DepositAmounts = z.object({ cash: MoneyString, card: MoneyString, other: MoneyString })
export type DepositAmounts = z.infer<typeof DepositAmounts>

/**
 * What was paid in all, with tax, fees, charges and tips. `cash`, `card` and `notCollected` are
 * parts of `atCounter`; the rest has no recorded tender. `refunds` went back to cards online.
 */
export const Payments = z.object({
  online: MoneyString,
  /** What gift cards paid of these orders. */
  giftCards: MoneyString,
  atCounter: MoneyString,
  cash: MoneyString,
  card: MoneyString,
  notCollected: MoneyString,
  tips: MoneyString,
  refunds: MoneyString,
  giftCardRefunds: MoneyString,
  cashRefunds: MoneyString,
  terminalRefunds: MoneyString,
  /** What banks took back for good, on the day when the dispute was lost. Sales and tax stay. */
  disputesLost: MoneyString,
  /** Deposits of events, apart from the payments of orders: they are no sales yet. */
  depositsReceived: DepositAmounts,
  depositsReturned: DepositAmounts,
})
export type Payments = z.infer<typeof Payments>
