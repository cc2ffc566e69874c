import { closeStockDay, receiveDailyDelivery } from '#functions/inventory/stock-day-repository'
import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { handleLocationSchedule } from '#functions/platform/location-schedule'

export const handler = handleLocationSchedule('close-stock-day', async ({ code }, dueAt) => {
  // The closing must not include the morning's delivery.
  await closeStockDay(code, dueAt)
  if (getPolicy(getLocation(code)).hasSampleStock) await receiveDailyDelivery(code, dueAt)
})
