import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Before each try, in milliseconds; Lambda retries an asynchronous invocation after one minute,
 * then two.
 */
export const asyncRetrySettings: { waitsMs: readonly number[] } = { waitsMs: [0, 1000, 2000] }

/**
 * Calls a function as often as Lambda does when it is invoked asynchronously. Returns undefined
 * once it succeeded, else why the last try failed; throws an `AbortError` when the signal ends it
 * between two tries.
 */
export async function retryAsyncInvocation(
  call: () => Promise<unknown>,
  signal?: AbortSignal,
): Promise<string | undefined> {
  let reason: string | undefined
  for (const waitMs of asyncRetrySettings.waitsMs) {
    if (waitMs > 0) await sleep(waitMs, undefined, { signal })
    try {
      await call()
      return undefined
    } catch (error) {
      reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    }
  }
  return reason
}
