import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 3000
/** IAM says that a new policy is effective within seconds, rarely within a minute. */
const MAX_ATTEMPTS = 20

const isAccessDenied = (error: unknown): boolean =>
  error instanceof Error && (/^(AccessDenied|UnrecognizedClient)/.test(error.name) || isAccessDenied(error.cause))

/**
 * Runs the work of a custom resource. Repeats it after three seconds while access is denied, at
 * most a minute: CloudFormation calls the function before its new role is effective everywhere.
 * Throws the last error.
 */
export async function retryAccessDenied<T>(
  work: () => Promise<T>,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isAccessDenied(error) || attempt === MAX_ATTEMPTS) throw error
      await pause(PAUSE_MS)
    }
  }
}
