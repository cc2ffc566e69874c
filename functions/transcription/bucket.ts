import { deleteObject, getText, putObject } from '../runtime/aws/s3'
import { getEnvironment } from '../runtime/environment'

const locationOf = (key: string, signal: AbortSignal) => ({
  bucket: getEnvironment().RECORDINGS_BUCKET ?? '',
  key,
  signal,
})

/** The bucket through which recordings go to the service and transcripts come back. */
export const recordingsBucket = {
  put: (key: string, body: Uint8Array, signal: AbortSignal) => putObject({ ...locationOf(key, signal), body }),
  read: async (key: string, signal: AbortSignal): Promise<string> => (await getText(locationOf(key, signal))).text,
  /** Does nothing where there is no such object. */
  remove: (key: string, signal: AbortSignal) => deleteObject(locationOf(key, signal)),
}
