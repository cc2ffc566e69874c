import { expireEvents } from '#functions/catering/expire-events'
import { handleSchedule } from '#functions/platform/event-handlers'
import { locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'

export const handler = handleSchedule('expire-events', async (dueAt) => {
  const open = locations.filter((location) => getPolicy(location).takesEventRequests)
  await Promise.all(open.map((location) => expireEvents(location, dueAt)))
})
