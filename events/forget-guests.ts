import { anonymizeGuests } from '#functions/users/rights/store-forget'
import { handleSchedule } from '#functions/runtime/on-schedule'
import { locations } from '#shared/locations/index'

export const handler = handleSchedule('forget-guests', async (dueAt) => {
  for (const location of locations) await anonymizeGuests(location, dueAt)
})
