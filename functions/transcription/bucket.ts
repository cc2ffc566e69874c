import { AwsClient } from 'aws4fetch'
import { environment } from '../runtime/environment'

const RETRIES = 2

const variable = (name: string) => process.env[name] ?? ''

function addressOf(key: string): string {
  const bucket = environment().RECORDINGS_BUCKET
  const endpoint = process.env['AWS_ENDPOINT_URL_S3']
  return endpoint
    ? `${endpoint}/${bucket}/${key}`
    : `https://${bucket}.s3.${variable('AWS_REGION')}.amazonaws.com/${key}`
}

// Signed requests of our own: the S3 client's tables don't shake, and would make the function 170
// kB larger.
async function ask(method: 'PUT' | 'GET' | 'DELETE', key: string, signal: AbortSignal, body?: Uint8Array<ArrayBuffer>) {
  const client = new AwsClient({
    accessKeyId: variable('AWS_ACCESS_KEY_ID'),
    secretAccessKey: variable('AWS_SECRET_ACCESS_KEY'),
    sessionToken: process.env['AWS_SESSION_TOKEN'],
    region: variable('AWS_REGION'),
    service: 's3',
    retries: RETRIES,
  })
  const answer = await client.fetch(addressOf(key), { method, body, signal })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The bucket answered ${answer.status} to ${method}: ${text.slice(0, 300)}`)
  return text
}

/** The bucket through which recordings go to the service and transcripts come back. */
export const bucket = {
  put: (key: string, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal) => ask('PUT', key, signal, bytes),
  read: (key: string, signal: AbortSignal) => ask('GET', key, signal),
  /** Also when there is nothing of that name. */
  remove: (key: string, signal: AbortSignal) => ask('DELETE', key, signal),
}
