import { deleteUnusedPictures } from '#functions/menu/pictures/unused-pictures'
import { handleSchedule } from '#functions/platform/event-handlers'

export const handler = handleSchedule(
  'delete-unused-pictures',
  async (dueAt) => void (await deleteUnusedPictures(dueAt)),
)
