import { transcription } from '#shared/contract/transcription'
import { Problem } from '#shared/problem'
import { checkRecording } from '#shared/rules/recording'
import { environment } from '../runtime/environment'
import { serve } from '../runtime/serve'
import { writeDown } from './store'
import { countAudio } from './store-daily-audio'

export const handler = serve(transcription.transcribe, async (call) => {
  const { body, caller, now, accepted } = call
  const bytes = new Uint8Array(await body.audio.arrayBuffer())
  const { format, seconds } = checkRecording(bytes)
  if (environment().RECORDINGS_BUCKET === undefined) {
    throw new Problem('unavailable', "Spoken comments can't be written down on this machine. Please type your comment.")
  }
  await countAudio({ ...call, seconds })
  const said = await writeDown({ bytes, format, visitorId: caller.visitorId, askedAt: now })
  if ('id' in said) accepted()
  return said
})
