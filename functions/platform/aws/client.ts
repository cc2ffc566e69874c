import { ServiceException } from '@smithy/core/client'

type Bounds = {
  /** How long one attempt may wait for a connection, for the response and between its parts. */
  readonly timeoutMs: number
  /** Attempts in all, the first included. */
  readonly attempts: number
}

/** Returns the settings of an SDK client that bound each call. */
export const boundedBy = ({ timeoutMs, attempts }: Bounds) => ({
  maxAttempts: attempts,
  requestHandler: {
    connectionTimeout: timeoutMs,
    requestTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Without it the SDK only logs that a request takes too long.
    throwOnRequestTimeout: true,
  },
})

/**
 * Returns a function that returns the client of a service, created at its first call. An SDK client
 * reads its endpoint once. The local product moves a service to another port when it starts again,
 * so another value of the variable creates another client.
 */
export function clientOf<Client>(endpointVariable: `AWS_ENDPOINT_URL_${string}`, create: () => Client): () => Client {
  let current: { readonly endpoint: string | undefined; readonly client: Client } | undefined
  return () => {
    const endpoint = process.env[endpointVariable]
    if (!current || current.endpoint !== endpoint) current = { endpoint, client: create() }
    return current.client
  }
}

/** Returns the HTTP status of an SDK error; undefined if the service did not respond. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof ServiceException ? error.$metadata.httpStatusCode : undefined

/**
 * Returns the error to throw for a failed call. It hides the SDK's own metadata from
 * `isServiceUnavailable`, because callers should retry only when the table is unavailable.
 */
export function callFailed(service: string, error: unknown): Error {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new Error(`${service} answered ${statusOf(error) ?? 'nothing'}: ${reason.slice(0, 300)}`, { cause: error })
}
