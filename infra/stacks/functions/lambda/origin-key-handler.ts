import { randomBytes } from 'node:crypto'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { table } from '#functions/platform/aws/dynamodb'
import { ORIGIN_KEY_PARTITION } from '#functions/platform/table/table-schema'
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

const StoredKey = z.object({ value: z.string().check(z.minLength(43)) })

async function getOrCreateKey(number: string): Promise<string> {
  const where = { TableName: process.env['TABLE_NAME'] ?? '', Key: { pk: ORIGIN_KEY_PARTITION, sk: `KEY#${number}` } }
  const item = { ...where.Key, type: 'OriginKey', value: randomBytes(32).toString('base64url') }
  await table
    .send(
      new PutCommand({
        TableName: where.TableName,
        Item: item,
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    )
    .catch((error: unknown) => {
      // The key exists: for the group, another site, or an earlier try whose response was lost.
      if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error
    })
  const { Item } = await table.send(new GetCommand({ ...where, ConsistentRead: true }))
  return StoredKey.parse(Item).value
}

/**
 * Builds the response for CloudFormation: the key, marked as secret, or the reason of a failure.
 */
async function getOutcome({ RequestType, ResourceProperties: { number } }: CustomResourceEvent) {
  if (RequestType === 'Delete') return { Status: 'SUCCESS' }
  try {
    return { Status: 'SUCCESS', NoEcho: true, Data: { key: await retryAccessDenied(() => getOrCreateKey(number)) } }
  } catch (error) {
    return { Status: 'FAILED', Reason: `Origin key ${number}: ${error instanceof Error ? error.name : 'unknown'}` }
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
