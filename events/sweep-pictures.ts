import { sweepPictures } from '#functions/desk/store-sweep'
import { onSchedule } from '#functions/runtime/on-schedule'

export const handler = onSchedule('sweep-pictures', async (dueAt) => void (await sweepPictures(dueAt)))
