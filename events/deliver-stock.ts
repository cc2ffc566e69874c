import { closeDay } from '#functions/inventory/store-closings'
import { deliverDaily } from '#functions/inventory/store-delivery'
import { onSchedule } from '#functions/runtime/on-schedule'
import { locations } from '#shared/locations/index'

export const handler = onSchedule('deliver-stock', async (dueAt) => {
  await Promise.all(
    locations.map(async ({ code }) => {
      // In this order: what is delivered in the morning is not what the day before left.
      await closeDay(code, dueAt)
      await deliverDaily(code, dueAt)
    }),
  )
})
