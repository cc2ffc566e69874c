import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Item } from '#functions/runtime/table'
import { eventImage, toEventRecord } from '#infra/local/stream-records'

const image = (item: Item | undefined) => eventImage(item && marshall(item, { removeUndefinedValues: true }))

/**
 * The stream's records of an item that looked like this, then like that, and so on; the first is
 * its insertion.
 */
export const recordsOf = (...images: readonly Item[]): DynamoDBRecord[] =>
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
