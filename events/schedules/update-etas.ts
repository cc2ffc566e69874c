import { updateEtas } from '#functions/orders/update-etas'
import { handleLocationSchedule } from '#functions/platform/location-schedule'

export const handler = handleLocationSchedule('update-etas', ({ code }, dueAt) => updateEtas(code, dueAt))
