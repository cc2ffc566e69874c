import * as z from 'zod/mini'
import { handleEachChange } from '#functions/platform/event-handlers'
import { pushMessages } from '#functions/live/push'
import { channels } from '#functions/live/connection-repository'

const Ended = z.object({ id: z.string(), state: z.enum(['done', 'failed']) })

export const handler = handleEachChange('push-transcription', async ({ after }) => {
  const ended = Ended.safeParse(after)
  if (ended.success)
    await pushMessages([channels.spoken(ended.data.id)], { type: 'transcription_update', ...ended.data })
})
