import { transcriptionRoutes } from '#shared/voice/contract'
import { Problem } from '#shared/platform/problem'
import { inspectRecording } from '#shared/voice/recordings/recording'
import { getEnvironment } from '../../platform/environment'
import { serve } from '../../platform/serve'
import { transcribeRecording } from './transcription'
import { countRecordingSeconds } from './repository'

export const handler = serve(transcriptionRoutes.transcribeRecording, async (call) => {
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
