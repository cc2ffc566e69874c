import {
  DescribeStreamCommand,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
  type DynamoDBStreamsClient,
  type _Record,
} from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import * as z from 'zod/mini'

/**
 * A record in the format of the stream's service: JSON values as in Lambda's events, bytes as
 * base64.
 */
type StreamRecord = Pick<DynamoDBRecord, 'eventID' | 'eventName' | 'dynamodb'> & {
  readonly userIdentity?: object
}

const Sent = z.custom<StreamRecord>()

const bytesAsBase64 = (_: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value

/** Converts a record of the SDK to the service's format. */
function asSent({ dynamodb, ...record }: _Record): StreamRecord {
  const { ApproximateCreationDateTime: at, ...change } = dynamodb ?? {}
  const ApproximateCreationDateTime = (at?.getTime() ?? 0) / 1000
  const sent = { ...record, dynamodb: { ...change, ApproximateCreationDateTime } }
  return Sent.parse(JSON.parse(JSON.stringify(sent, bytesAsBase64)))
}

/** A record of the stream as Lambda puts it into an event. */
export const toEventRecord = (
  { dynamodb, eventID, eventName, userIdentity }: StreamRecord,
  streamArn: string,
): DynamoDBRecord => ({
  eventID,
  eventName,
  eventVersion: '1.1',
  eventSource: 'aws:dynamodb',
  awsRegion: process.env['AWS_REGION'],
  dynamodb: {
    ...dynamodb,
    ApproximateCreationDateTime: Math.floor(dynamodb?.ApproximateCreationDateTime ?? 0),
    StreamViewType: 'NEW_AND_OLD_IMAGES',
  },
  ...(userIdentity && { userIdentity }),
  eventSourceARN: streamArn,
})

/** Shards change over hours. */
const LIST_SHARDS_MS = 60_000

type Shard = {
  readonly id: string
  readonly parent: string | undefined
  iterator: string | undefined
  lastRead: string | undefined
  ended: boolean
}

type Reading = {
  readonly client: DynamoDBStreamsClient
  readonly streamArn: string
  /** Returns the last processed record of a shard; undefined for its beginning. */
  readonly startAfter: (shard: string) => string | undefined
  readonly hand: (shard: string, records: readonly DynamoDBRecord[]) => void
}

/** Reads a table's change stream in the order of its changes: a child shard after its parent. */
export function createStreamReader({ client, streamArn, startAfter, hand }: Reading) {
  const shards = new Map<string, Shard>()
  let listedAt = -LIST_SHARDS_MS

  async function listShards(): Promise<void> {
    if (performance.now() - listedAt < LIST_SHARDS_MS) return
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }))
    for (const { ShardId: id, ParentShardId: parent } of StreamDescription?.Shards ?? []) {
      if (id && !shards.has(id)) shards.set(id, { id, parent, iterator: undefined, lastRead: undefined, ended: false })
    }
    listedAt = performance.now()
  }

  const iteratorFrom = async (shard: string, position: object): Promise<string | undefined> => {
    const beginning = { StreamArn: streamArn, ShardId: shard, ShardIteratorType: 'TRIM_HORIZON' } as const
    return (await client.send(new GetShardIteratorCommand({ ...beginning, ...position }))).ShardIterator
  }

  /** Returns an iterator at the next record, or at the oldest one if the next has expired. */
  async function iteratorOf({ id, lastRead }: Shard): Promise<string | undefined> {
    const after = lastRead ?? startAfter(id)
    if (after === undefined) return iteratorFrom(id, {})
    try {
      return await iteratorFrom(id, { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after })
    } catch (error) {
      if (!(error instanceof TrimmedDataAccessException)) throw error
      return iteratorFrom(id, {})
    }
  }

  async function readSome(shard: Shard): Promise<number> {
    shard.iterator ??= await iteratorOf(shard)
    const { Records: records = [], NextShardIterator: next } = await client.send(
      new GetRecordsCommand({ ShardIterator: shard.iterator }),
    )
    hand(
      shard.id,
      records.map((record) => toEventRecord(asSent(record), streamArn)),
    )
    shard.lastRead = records.at(-1)?.dynamodb?.SequenceNumber ?? shard.lastRead
    shard.iterator = next
    shard.ended = next === undefined
    // Its child shards exist by now.
    if (shard.ended) listedAt = -LIST_SHARDS_MS
    return records.length
  }

  /** Iterators expire after minutes. An expired one is replaced at the next reading. */
  const readShard = (shard: Shard): Promise<number> =>
    readSome(shard).catch((error: unknown) => {
      if (!(error instanceof ExpiredIteratorException)) throw error
      shard.iterator = undefined
      return 1
    })

  const isReadable = ({ ended, parent }: Shard) =>
    !ended && (parent === undefined || (shards.get(parent)?.ended ?? true))

  /**
   * Passes on the available records once. Returns their number, more than 0 if reading again is
   * worthwhile.
   */
  return async function readOnce(): Promise<number> {
    await listShards()
    let count = 0
    for (const shard of [...shards.values()].filter(isReadable)) count += await readShard(shard)
    return count
  }
}
