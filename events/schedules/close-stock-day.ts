import { closeStockDay, receiveDailyDelivery } from '#functions/inventory/stock-day-repository'
import { handleSchedule } from '#functions/platform/event-handlers'
import { locations } from '#shared/locations/index'

export const handler = handleSchedule('close-stock-day', async (dueAt) => {
  await Promise.all(
    locations.map(async ({ code }) => {
      // The closing must not include the morning's delivery.
      await closeStockDay(code, dueAt)
      await receiveDailyDelivery(code, dueAt)
    }),
  )
})
