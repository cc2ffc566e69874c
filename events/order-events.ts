import { OrderRecord } from '#functions/orders/records'
import { computeOnce, handleEachChange, handleChangeBatch, type TableChange } from '#functions/platform/event-handlers'
import { classifyOrderChange, type OrderEvent as EventOf, type OrderEventType } from '#shared/orders/order-events'

export type OrderEvent<Type extends OrderEventType = OrderEventType> = EventOf<OrderRecord, Type>

/**
 * Returns the events that a change of an order record stands for; none for a deletion. All
 * reactions share them: treat them as read-only.
 */
export const orderEventsOf = computeOnce(({ before, after }: TableChange): readonly OrderEvent[] =>
  after ? classifyOrderChange(before && OrderRecord.parse(before), OrderRecord.parse(after)) : [],
)

const isOneOf =
  <Type extends OrderEventType>(types: readonly Type[]) =>
  (event: OrderEvent): event is OrderEvent & OrderEvent<Type> =>
    types.some((type) => type === event.type)

/** Returns the stream handler of a reaction to some types of order events, one event at a time. */
export const onOrderEvents = <Type extends OrderEventType>(
  name: string,
  types: readonly Type[],
  reaction: (event: OrderEvent & OrderEvent<Type>) => Promise<void>,
) =>
  handleEachChange(name, async (change) => {
    for (const event of orderEventsOf(change).filter(isOneOf(types))) await reaction(event)
  })

/** Returns the stream handler of a reaction that takes the order events of a batch together. */
export const onOrderEventBatches = <Type extends OrderEventType>(
  name: string,
  types: readonly Type[],
  reaction: (events: readonly (OrderEvent & OrderEvent<Type>)[]) => Promise<void>,
) => handleChangeBatch(name, (changes) => reaction(changes.flatMap(orderEventsOf).filter(isOneOf(types))))
