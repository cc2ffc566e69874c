import { giveBack } from '#functions/orders/store-give-back'
import { onOrderEvents } from './order-events'

export const handler = onOrderEvents('give-back', ['OrderCancelled'], ({ order }) => giveBack(order, new Date()))
