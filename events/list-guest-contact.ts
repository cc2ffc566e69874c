import { indexGuestContact } from '#functions/orders/store-guest-contact'
import { onOrderEvents } from './order-events'

export const handler = onOrderEvents('list-guest-contact', ['OrderPlaced'], ({ order }) => indexGuestContact(order))
