import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { listOriginKeys } from '#functions/platform/origin-keys'
import { createSecret } from '#functions/platform/secrets'
import { retryAccessDenied } from './retry-access-denied'

const CustomResourceEvent = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
})
type CustomResourceEvent = z.infer<typeof CustomResourceEvent>

const StoredKey = z.string().check(z.minLength(43))

/** Returns the newest key. Creates the first one; another site or an earlier try may have. */
async function getOrCreateKey(): Promise<string> {
  await createSecret('origin-keys', randomBytes(32).toString('base64url'))
  return StoredKey.parse((await listOriginKeys()).at(-1))
}

/**
 * Builds the response for CloudFormation: the key, marked as secret, or the reason of a failure.
 */
async function getOutcome({ RequestType }: CustomResourceEvent) {
  if (RequestType === 'Delete') return { Status: 'SUCCESS' }
  try {
    return { Status: 'SUCCESS', NoEcho: true, Data: { key: await retryAccessDenied(getOrCreateKey) } }
  } catch (error) {
    return { Status: 'FAILED', Reason: `Origin key: ${error instanceof Error ? error.message : 'unknown'}` }
  }
}

/**
 * Returns the newest origin key to a stack, and creates it on the first request. Awaits the
 * response, because a function stops with its handler. Lambda retries if the response fails.
 */
export async function handler(event: unknown): Promise<void> {
  const request = CustomResourceEvent.parse(event)
  const { StackId, RequestId, LogicalResourceId } = request
  const outcome = await getOutcome(request)
  const answer = await fetch(request.ResponseURL, {
    method: 'PUT',
    // The URL is signed for a body without a content type.
    headers: { 'content-type': '' },
    body: JSON.stringify({ ...outcome, StackId, RequestId, LogicalResourceId, PhysicalResourceId: 'origin-key' }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`CloudFormation did not take the answer: ${answer.status}`)
}
