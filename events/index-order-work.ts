import { indexOrderWork } from '#functions/orders/order-work-repository'
import { onOrderEvents } from './order-events'

const steps = ['OrderPlaced', 'OrderMoved', 'OrderEdited', 'OrderRefunded', 'DishesWasted'] as const

export const handler = onOrderEvents('index-order-work', steps, (event) =>
  indexOrderWork(event.type === 'OrderPlaced' ? undefined : event.before, event.order),
)
