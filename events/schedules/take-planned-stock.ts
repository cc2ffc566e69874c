import { takeDueStock } from '#functions/orders/stock/due-stock'
import { handleLocationSchedule } from '#functions/platform/location-schedule'

export const handler = handleLocationSchedule('take-planned-stock', takeDueStock)
