import { indexGuestContact } from '#functions/orders/guest-repository'
import { onOrderEvents } from './order-events'

export const handler = onOrderEvents(
  'index-guest-contact',
  ['OrderPlaced', 'OrderAwaitingPayment', 'OrderEdited'],
  ({ order }) => indexGuestContact(order),
)
