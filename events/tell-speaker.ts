import * as z from 'zod/mini'
import { react } from '#functions/runtime/react'
import { push } from '#functions/sockets/push'
import { channels } from '#functions/sockets/store'

const Ended = z.object({ id: z.string(), state: z.enum(['done', 'failed']) })

export const handler = react('tell-speaker', async ({ after }) => {
  const ended = Ended.safeParse(after)
  if (ended.success) await push([channels.spoken(ended.data.id)], { type: 'transcription_update', ...ended.data })
})
