import { deleteUnusedPictures } from '#functions/desk/store-sweep'
import { handleSchedule } from '#functions/runtime/on-schedule'

export const handler = handleSchedule('sweep-pictures', async (dueAt) => void (await deleteUnusedPictures(dueAt)))
