import { closeStockDay, receiveDailyDelivery } from '#functions/inventory/stock-day-repository'
import { handleSchedule } from '#functions/platform/event-handlers'
import { locations } from '#shared/locations/index'

export const handler = handleSchedule('close-stock-day', async (dueAt) => {
  await Promise.all(
    locations.map(async ({ code }) => {
      // In this order: what is delivered in the morning is not what the day before left.
      await closeStockDay(code, dueAt)
      await receiveDailyDelivery(code, dueAt)
    }),
  )
})
