import { closeStockDay, receiveDailyDelivery } from '#functions/inventory/stock-day-repository'
import { handleLocationSchedule } from '#functions/platform/location-schedule'

export const handler = handleLocationSchedule('close-stock-day', async ({ code }, dueAt) => {
  // The closing must not include the morning's delivery.
  await closeStockDay(code, dueAt)
  await receiveDailyDelivery(code, dueAt)
})
