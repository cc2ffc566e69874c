import { refundReasons, type RefundDestination, type RefundReason } from '#shared/payments/refunds'
import { texts } from '../texts'

/** The words of refunds. */
export const refunds = {
  title: (ticket: number) => `Refund ticket ${ticket}`,
  how: 'How',
  chooseWhere: 'Choose where it goes',
  destinations: texts<RefundDestination>({
    card: 'To the card',
    cash: 'In cash',
    terminal: 'On the terminal',
    code: 'With a code for the next order',
  }),
  /** The way to the order's cards, by what paid. */
  toCards: { card: 'To the card', giftCard: 'To the gift card', cards: 'To the card, then the gift card' },
  ways: { card: 'card', giftCard: 'gift card', cash: 'cash', terminal: 'card terminal' },
  paidBy: (ways: string) => `Paid and not refunded: ${ways}.`,
  counterRecords: texts<'cash' | 'card' | 'not-collected' | 'unrecorded'>({
    cash: 'Paid in cash at the counter.',
    card: 'Paid by card at the counter. Refund on your terminal or in cash, and record here which.',
    'not-collected': 'Completed as not collected: no money was taken, so only a code is possible.',
    unrecorded:
      'Completed without a record of how it was paid. If the guest paid you, refund in cash or on your card terminal, and record here which.',
  }),
  reasons: texts<RefundReason>(refundReasons),
  refund: 'Refund',
  refundAmount: (amount: string) => `Refund ${amount}`,
  refundWithCode: 'Refund with a Code',
  refunding: 'Refunding…',
  wholeOrder: 'The whole order, by an amount',
  codeExplained:
    'The guest gets a code for the next order, sees it on the order’s page and is mailed it where mail is on. A dish is worth its price on the order with its tax. The code can’t be undone.',
  unpaid: 'This order is not paid yet. To take a dish off the bill, change the order instead; a code comes on top.',
  allRefunded: 'Nothing of this order is left to refund.',
  refundFor: 'Refund for',
  chooseWhat: 'Choose what to refund',
  amountBetween: (least: string, most: string) => `Amount, ${least} to ${most}`,
  amountError: (least: string, most: string) => `An amount from ${least} to ${most}, please.`,
  canBeRefunded: (amount: string) =>
    `${amount} can be refunded. Choose dishes, which are refunded with their tax, or enter an amount.`,
  amountInDollars: 'Amount in dollars',
  enterAmount: 'Enter an amount such as 5.00.',
  notPossible: 'This refund is not possible.',
  goesBack: {
    giftCard: (amount: string) => `${amount} goes back to the gift card.`,
    card: (amount: string) => `${amount} goes back to the card.`,
    cash: (amount: string) => `${amount} is recorded as given back in cash.`,
    terminal: (amount: string) => `${amount} is recorded as refunded on your card terminal.`,
  },
  howMany: (dish: string) => `How many ${dish}`,
  allOf: (count: number) => `All ${count}`,
  someOf: (count: number, all: number) => `${count} of ${all}`,
  refunded: 'Refunded',
  done: {
    giftCard: (amount: string, ticket: number) => `${amount} goes back to the gift card of ticket ${ticket}.`,
    card: (amount: string, ticket: number) => `${amount} goes back to the card of ticket ${ticket}.`,
    cash: (amount: string, ticket: number) => `Give the guest of ticket ${ticket} ${amount} in cash.`,
    terminal: (amount: string, ticket: number) => `Refund ${amount} of ticket ${ticket} on your card terminal.`,
    code: (amount: string, ticket: number) => `The guest of ticket ${ticket} has a code worth ${amount}.`,
  },
  notRefunded: 'Not refunded',
  failed: 'The refund was not made.',
}
