import { deleteUnusedPictures } from '#functions/menu/pictures/unused-pictures'
import { handleSchedule } from '#functions/platform/event-handlers'

export const handler = handleSchedule('sweep-pictures', async (dueAt) => void (await deleteUnusedPictures(dueAt)))
