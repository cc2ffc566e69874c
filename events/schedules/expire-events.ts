import { expireEvents } from '#functions/catering/expire-events'
import { handleLocationSchedule } from '#functions/platform/location-schedule'
import { getPolicy } from '#shared/locations/policy'

export const handler = handleLocationSchedule('expire-events', async (location, dueAt) => {
  if (getPolicy(location).takesEventRequests) await expireEvents(location, dueAt)
})
