import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { createSecretParameter, getSecretParameters } from '#functions/platform/aws/ssm'
import { retryAccessDenied } from './retry-access-denied'

const CustomResourceEvent = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
  ResourceProperties: z.object({ number: z.string() }),
})
type CustomResourceEvent = z.infer<typeof CustomResourceEvent>

const StoredKey = z.string().check(z.minLength(43))

/** Returns the name of the parameter with a key. `path` is that of the product's secrets. */
export const getOriginKeyParameter = (path: string, number: number | string): string => `${path}/origin-key-${number}`

/** Returns the stored key. The group, another site or an earlier try may have created it. */
async function getOrCreateKey(number: string): Promise<string> {
  const name = getOriginKeyParameter(process.env['SECRET_PARAMETERS'] ?? '', number)
  await createSecretParameter(name, randomBytes(32).toString('base64url'))
  const [key] = (await getSecretParameters([name])).values()
  return StoredKey.parse(key)
}

/**
 * Builds the response for CloudFormation: the key, marked as secret, or the reason of a failure.
 */
async function getOutcome({ RequestType, ResourceProperties: { number } }: CustomResourceEvent) {
  if (RequestType === 'Delete') return { Status: 'SUCCESS' }
  try {
    return { Status: 'SUCCESS', NoEcho: true, Data: { key: await retryAccessDenied(() => getOrCreateKey(number)) } }
  } catch (error) {
    return { Status: 'FAILED', Reason: `Origin key ${number}: ${error instanceof Error ? error.message : 'unknown'}` }
  }
}

/**
 * Returns the origin key with a number to a stack, and creates it on the first request. Awaits the
 * response, because a function stops with its handler. Lambda retries if the response fails.
 */
export async function handler(event: unknown): Promise<void> {
  const request = CustomResourceEvent.parse(event)
  const { StackId, RequestId, LogicalResourceId, ResourceProperties } = request
  const PhysicalResourceId = `origin-key-${ResourceProperties.number}`
  const outcome = await getOutcome(request)
  const answer = await fetch(request.ResponseURL, {
    method: 'PUT',
    // The URL is signed for a body without a content type.
    headers: { 'content-type': '' },
    body: JSON.stringify({ ...outcome, StackId, RequestId, LogicalResourceId, PhysicalResourceId }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`CloudFormation did not take the answer: ${answer.status}`)
}
