import type { OrderStage } from '#shared/orders/status'
import type { Words } from '#base/language/use-words'

/** Returns the name of an order's stage; a delivery that left is ready only for the kitchen. */
export const getStageName = ({ status, kitchenStatus }: OrderStage, { delivery, stages }: Words['tickets']): string =>
  status === 'out-for-delivery' ? delivery.stage : stages[kitchenStatus]
