import { anonymizeGuests } from '#functions/accounts/erasure'
import { handleSchedule } from '#functions/platform/event-handlers'
import { locations } from '#shared/locations/index'

export const handler = handleSchedule('anonymize-guests', async (dueAt) => {
  for (const location of locations) await anonymizeGuests(location, dueAt)
})
