import { randomBytes } from 'node:crypto'
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { table } from '#functions/platform/aws/dynamodb'
import { keyPartitions } from '#functions/platform/table/table-schema'

const Asked = z.object({
  RequestType: z.enum(['Create', 'Update', 'Delete']),
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
  ResourceProperties: z.object({ number: z.string() }),
})
type Asked = z.infer<typeof Asked>

const Kept = z.object({ value: z.string().check(z.minLength(43)) })

async function keyNumbered(number: string): Promise<string> {
  const where = { TableName: process.env['TABLE_NAME'] ?? '', Key: { pk: keyPartitions.origin, sk: `KEY#${number}` } }
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
      // It was drawn before: for the group, for another site, or by this call, whose answer was
      // lost.
      if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error
    })
  const { Item } = await table.send(new GetCommand({ ...where, ConsistentRead: true }))
  return Kept.parse(Item).value
}

/** What CloudFormation is told: the key as what it must show nobody, or why there is none. */
async function outcomeOf({ RequestType, ResourceProperties: { number } }: Asked) {
  if (RequestType === 'Delete') return { Status: 'SUCCESS' }
  try {
    return { Status: 'SUCCESS', NoEcho: true, Data: { key: await keyNumbered(number) } }
  } catch (error) {
    return { Status: 'FAILED', Reason: `Origin key ${number}: ${error instanceof Error ? error.name : 'unknown'}` }
  }
}

/**
 * Gives a stack the origin key of a number, which the first that asks draws: it is the same from
 * then on. The answer is awaited, since a function stops with its handler; where it can't be given,
 * Lambda calls again.
 */
export async function handler(event: unknown): Promise<void> {
  const asked = Asked.parse(event)
  const { StackId, RequestId, LogicalResourceId, ResourceProperties } = asked
  const PhysicalResourceId = `origin-key-${ResourceProperties.number}`
  const outcome = await outcomeOf(asked)
  const answer = await fetch(asked.ResponseURL, {
    method: 'PUT',
    // The address is signed for a body without a type.
    headers: { 'content-type': '' },
    body: JSON.stringify({ ...outcome, StackId, RequestId, LogicalResourceId, PhysicalResourceId }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`CloudFormation did not take the answer: ${answer.status}`)
}
