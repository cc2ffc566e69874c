import { listGuestContact } from '#functions/orders/store-guest-contact'
import { onOrderEvents } from './order-events'

export const handler = onOrderEvents('list-guest-contact', ['OrderPlaced'], ({ order }) => listGuestContact(order))
