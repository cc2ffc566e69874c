import { workerVariable } from '#shared/contract/workers'
import type { WorkerName } from '#shared/contract/workers'
import { signedRequests } from './service-request'

const TIMEOUT_MS = 5000
const ACCEPTED = 202

const variable = (name: string) => process.env[name] ?? ''

const endpoint = () =>
  process.env['AWS_ENDPOINT_URL_LAMBDA'] ?? `https://lambda.${variable('AWS_REGION')}.amazonaws.com`

const request = signedRequests({ service: 'lambda', patienceMs: TIMEOUT_MS })

/**
 * Invokes a worker asynchronously: returns as soon as Lambda has queued the payload, without
 * waiting for the work. Throws where it was not queued.
 */
export async function invokeWorker(name: WorkerName, payload: object): Promise<void> {
  const target = encodeURIComponent(variable(workerVariable(name)))
  const { status, said } = await request({
    method: 'POST',
    url: `${endpoint()}/2015-03-31/functions/${target}/invocations`,
    headers: { 'content-type': 'application/json', 'x-amz-invocation-type': 'Event' },
    body: JSON.stringify(payload),
  })
  if (status !== ACCEPTED) throw new Error(`Lambda answered ${status} for ${name}: ${said.slice(0, 300)}`)
}
