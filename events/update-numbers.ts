import { countOrder, countRecord } from '#functions/numbers/figure-sources'
import { handleEachChange } from '#functions/platform/event-handlers'
import { orderEventsOf, type OrderEvent } from './order-events'

// `OrderPlaced` is included because an imported past order is placed and completed in one change.
const counted: readonly OrderEvent['type'][] = [
  'OrderPlaced',
  'OrderMoved',
  'LineStruck',
  'OrderRefunded',
  'PaymentChanged',
  'OrderClaimed',
]

export const handler = handleEachChange('update-numbers', async (change) => {
  const { after } = change
  if (after?.['type'] !== 'Order') {
    if (after) await countRecord(after)
    return
  }
  const event = orderEventsOf(change).find(({ type }) => counted.includes(type))
  if (event) await countOrder(event.order, 'before' in event ? event.before : undefined)
})
