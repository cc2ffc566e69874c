import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Problem } from '#shared/problem'
import type { RecordingFormat } from '#shared/rules/recordings/format'
import { getItem, table, tableName } from '../runtime/table'
import type { Job } from './job'
import { FailedOutcome, PendingComment, spokenCommentKey as keyOf } from './records'
import type { TranscriptionOutcome } from './records'

/** So long a text can be asked for; a job that takes longer has been given up by whoever waits. */
const KEPT_SECONDS = 15 * 60

type Late = { readonly job: Job; readonly format: RecordingFormat; readonly visitorId: string; readonly now: Date }

/** Notes that somebody waits for a job, so that its end is not passed over. */
export async function savePendingComment({ job, format, visitorId, now }: Late): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1000) + KEPT_SECONDS
  const Item = {
    ...keyOf(job.name),
    type: 'SpokenComment',
    id: job.name,
    visitorId,
    format,
    state: 'waiting',
    expiresAt,
  }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

/** Nobody waits any more: the call had its answer after all. */
export async function deletePendingComment(id: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: keyOf(id) }))
}

/**
 * The comment that a job writes down; undefined for one whose call was answered at once, or long
 * ago.
 */
export async function findPendingComment(id: string, now: Date): Promise<PendingComment | undefined> {
  const item = await getItem(keyOf(id))
  const comment = item && PendingComment.parse(item)
  return comment && comment.expiresAt * 1000 > now.getTime() ? comment : undefined
}

/** Keeps what has become of a comment, for its visitor to ask for; once. */
export async function saveOutcome(
  id: string,
  { state, ...rest }: Exclude<TranscriptionOutcome, { state: 'waiting' }>,
): Promise<void> {
  const names = Object.keys(rest)
  try {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keyOf(id),
        UpdateExpression: `SET #state = :state, ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: '#state = :waiting',
        ExpressionAttributeNames: { '#state': 'state', ...Object.fromEntries(names.map((name) => [`#${name}`, name])) },
        ExpressionAttributeValues: {
          ':state': state,
          ':waiting': 'waiting',
          ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [`:${name}`, value])),
        },
      }),
    )
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

/** How a job that came to nothing is kept: as what its visitor is told. */
export function toFailedOutcome({ code, detail }: Problem): Exclude<TranscriptionOutcome, { state: 'waiting' }> {
  const known = FailedOutcome.code.safeParse(code)
  return { state: 'failed', code: known.success ? known.data : 'unavailable', detail }
}
