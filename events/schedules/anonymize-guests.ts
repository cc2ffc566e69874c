import { anonymizeGuests } from '#functions/accounts/anonymize-guests'
import { handleLocationSchedule } from '#functions/platform/location-schedule'

export const handler = handleLocationSchedule('anonymize-guests', anonymizeGuests)
