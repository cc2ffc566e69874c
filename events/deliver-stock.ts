import { deliverDaily } from '#functions/inventory/store-delivery'
import { onSchedule } from '#functions/runtime/on-schedule'
import { locations } from '#shared/locations/index'

export const handler = onSchedule('deliver-stock', async (dueAt) => {
  await Promise.all(locations.map(({ code }) => deliverDaily(code, dueAt)))
})
