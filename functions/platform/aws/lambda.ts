import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { boundedBy, callFailed, clientOf } from './client'
import { getWorkerEnvironmentVariable, type WorkerName } from '#shared/registry/reactions'

/**
 * Invokes a worker asynchronously: returns as soon as Lambda has queued the payload, without
 * waiting for the work. Throws if Lambda did not queue it.
 */
export const invokeWorker = (name: WorkerName, payload: object): Promise<void> =>
  invokeAsync(process.env[getWorkerEnvironmentVariable(name)] ?? '', payload)

// One attempt: the stream repeats the change whose worker could not be invoked.
const client = clientOf('AWS_ENDPOINT_URL_LAMBDA', () => new LambdaClient(boundedBy({ timeoutMs: 5000, attempts: 1 })))

/**
 * Invokes a function asynchronously: returns as soon as Lambda has queued the payload. Throws if
 * Lambda does not accept it within 5 seconds.
 */
export async function invokeAsync(functionName: string, payload: object): Promise<void> {
  const command = new InvokeCommand({
    FunctionName: functionName,
    InvocationType: 'Event',
    Payload: Buffer.from(JSON.stringify(payload)),
  })
  await client()
    .send(command)
    .catch((error: unknown) => {
      throw callFailed('Lambda', error)
    })
}
