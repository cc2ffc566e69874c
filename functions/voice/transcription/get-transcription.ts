import { transcriptionRoutes } from '#shared/voice/contract'
import { Problem } from '#shared/platform/problem'
import { serve } from '../../platform/serve'
import { findPendingComment } from './repository'

export const handler = serve(transcriptionRoutes.getTranscription, async ({ params, caller, now, accepted }) => {
  const comment = await findPendingComment(params.transcriptionId, now)
  if (comment?.visitorId !== caller.visitorId) {
    throw new Problem('not-found', 'That comment is not here any more. Please type it.')
  }
  switch (comment.state) {
    case 'waiting':
      accepted()
      return { id: params.transcriptionId }
    case 'failed':
      throw new Problem(comment.code, comment.detail)
    case 'done':
      return { text: comment.text }
  }
})
