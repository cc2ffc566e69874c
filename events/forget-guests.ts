import { forgetGuests } from '#functions/users/rights/store-forget'
import { onSchedule } from '#functions/runtime/on-schedule'
import { locations } from '#shared/locations/index'

export const handler = onSchedule('forget-guests', async (dueAt) => {
  for (const location of locations) await forgetGuests(location, dueAt)
})
