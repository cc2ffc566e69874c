import { keepPromises } from '#functions/orders/store-late'
import { onSchedule } from '#functions/runtime/on-schedule'
import { locations } from '#shared/locations/index'

export const handler = onSchedule('keep-promises', async (dueAt) => {
  await Promise.all(locations.map(({ code }) => keepPromises(code, dueAt)))
})
