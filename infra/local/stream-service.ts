import { ExpiredIteratorException } from '@aws-sdk/client-dynamodb-streams'
import * as z from 'zod/mini'
import { signedRequests } from '#functions/runtime/service-request'
import type { SentRecord } from './stream-records'

const PATIENCE_MS = 10_000

const Records = z.object({
  Records: z._default(z.array(z.custom<SentRecord>()), []),
  NextShardIterator: z.nullish(z.string()),
})

/** Some records of a shard, and where to read on; nowhere once it has come to its end. */
export type RecordsRead = { readonly records: readonly SentRecord[]; readonly next: string | undefined }

/**
 * Gives what reads a change stream on from an iterator. By hand: the service's client takes each
 * value of each record apart, a seventh of all that the reactions need, and what it makes of them
 * would have to be put together again. Throws `ExpiredIteratorException` as the client does.
 */
export function recordsOf(endpoint: string): (iterator: string | undefined) => Promise<RecordsRead> {
  const ask = signedRequests({ service: 'dynamodb', patienceMs: PATIENCE_MS })
  return async (iterator) => {
    const { status, said } = await ask({
      method: 'POST',
      url: endpoint,
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'DynamoDBStreams_20120810.GetRecords',
      },
      body: JSON.stringify({ ShardIterator: iterator }),
    })
    const isExpired = status === 400 && said.includes('ExpiredIteratorException')
    if (isExpired) throw new ExpiredIteratorException({ message: said, $metadata: {} })
    if (status !== 200) throw new Error(`The change stream answered ${status}: ${said.slice(0, 300)}`)
    const { Records: records, NextShardIterator: next } = Records.parse(JSON.parse(said))
    return { records, next: next ?? undefined }
  }
}
