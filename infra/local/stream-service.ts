import { GetRecordsCommand } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBStreamsClient, _Record } from '@aws-sdk/client-dynamodb-streams'
import { eventImage } from './stream-records'
import type { SentRecord } from './stream-records'

/** Some records of a shard, and where to read on; nowhere once it has come to its end. */
export type RecordsRead = { readonly records: readonly SentRecord[]; readonly next: string | undefined }

const asSent = ({ eventID, eventName, userIdentity, dynamodb = {} }: _Record): SentRecord => ({
  eventID,
  eventName,
  userIdentity,
  dynamodb: {
    Keys: eventImage(dynamodb.Keys),
    NewImage: eventImage(dynamodb.NewImage),
    OldImage: eventImage(dynamodb.OldImage),
    SequenceNumber: dynamodb.SequenceNumber,
    SizeBytes: dynamodb.SizeBytes,
    ApproximateCreationDateTime: (dynamodb.ApproximateCreationDateTime?.getTime() ?? 0) / 1000,
  },
})

/**
 * Returns a function that reads a change stream on from an iterator. It throws the client's errors,
 * such as `ExpiredIteratorException`.
 */
export const recordsOf =
  (client: DynamoDBStreamsClient) =>
  async (iterator: string | undefined): Promise<RecordsRead> => {
    const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator: iterator }))
    return { records: Records.map(asSent), next: NextShardIterator }
  }
