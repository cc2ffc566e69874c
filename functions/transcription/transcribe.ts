import { transcriptionRoutes } from '#shared/contract/transcription'
import { Problem } from '#shared/problem'
import { inspectRecording } from '#shared/rules/recording'
import { getEnvironment } from '../runtime/environment'
import { serve } from '../runtime/serve'
import { transcribeRecording } from './store'
import { countRecordingSeconds } from './store-daily-audio'

export const handler = serve(transcriptionRoutes.transcribe, async (call) => {
  const { body, caller, now, accepted } = call
  const bytes = new Uint8Array(await body.audio.arrayBuffer())
  const { format, seconds } = inspectRecording(bytes)
  if (getEnvironment().RECORDINGS_BUCKET === undefined) {
    throw new Problem('unavailable', "Spoken comments can't be written down on this machine. Please type your comment.")
  }
  await countRecordingSeconds({ ...call, seconds })
  const said = await transcribeRecording({ bytes, format, visitorId: caller.visitorId, askedAt: now })
  if ('id' in said) accepted()
  return said
})
