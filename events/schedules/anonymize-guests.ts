import { anonymizeGuests } from '#functions/accounts/erasure'
import { handleLocationSchedule } from '#functions/platform/location-schedule'

export const handler = handleLocationSchedule('anonymize-guests', anonymizeGuests)
