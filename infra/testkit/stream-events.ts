import { marshall } from '@aws-sdk/util-dynamodb'
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'
import type { Item } from '#functions/runtime/table'
import { toEventRecord } from '#infra/local/stream-records'

const asSent = (_: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value

/** An item in the stream's JSON. */
const image = (item: Item | undefined): Record<string, AttributeValue> | undefined =>
  item && JSON.parse(JSON.stringify(marshall(item, { removeUndefinedValues: true }), asSent))

/**
 * The stream's records of an item that looked like this, then like that, and so on; the first is
 * its insertion.
 */
export const toStreamRecords = (...images: readonly Item[]): DynamoDBRecord[] =>
  images.map((after, index) => {
    const before = images[index - 1]
    return toEventRecord(
      {
        eventID: `event-${index}`,
        eventName: before ? 'MODIFY' : 'INSERT',
        dynamodb: {
          NewImage: image(after),
          ...(before && { OldImage: image(before) }),
          SequenceNumber: String(index + 1),
        },
      },
      'arn:aws:dynamodb:us-east-1:000000000000:table/hibachi-ember/stream/test',
    )
  })
