import { updateEtas } from '#functions/orders/store-late'
import { handleSchedule } from '#functions/runtime/on-schedule'
import { locations } from '#shared/locations/index'

export const handler = handleSchedule('keep-promises', async (dueAt) => {
  await Promise.all(locations.map(({ code }) => updateEtas(code, dueAt)))
})
