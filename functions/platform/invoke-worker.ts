import { getWorkerEnvironmentVariable, type WorkerName } from '#shared/registry/reactions'
import { invokeAsync } from './aws/lambda'

/**
 * Invokes a worker asynchronously: returns as soon as Lambda has queued the payload, without
 * waiting for the work. Throws if Lambda did not queue it.
 */
export const invokeWorker = (name: WorkerName, payload: object): Promise<void> =>
  invokeAsync(process.env[getWorkerEnvironmentVariable(name)] ?? '', payload)
