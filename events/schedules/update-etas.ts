import { updateEtas } from '#functions/orders/update-etas'
import { handleSchedule } from '#functions/platform/event-handlers'
import { locations } from '#shared/locations/index'

export const handler = handleSchedule('update-etas', async (dueAt) => {
  await Promise.all(locations.map(({ code }) => updateEtas(code, dueAt)))
})
