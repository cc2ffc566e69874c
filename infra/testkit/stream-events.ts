import type { DynamoDBRecord } from 'aws-lambda'
import { attributesOut } from '#functions/runtime/attribute-values'
import type { Item } from '#functions/runtime/table'
import { toEventRecord } from '#infra/local/stream-records'

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage']

// The event's own types say the same as the table's notation, in other words.
function image(item: Item | undefined): Image {
  if (!item) return undefined
  const wire: Image = JSON.parse(JSON.stringify(attributesOut(item)))
  return wire
}

/** The stream's records of an item that looked like this, then like that, and so on; the first is its insertion. */
export const recordsOf = (...images: readonly Item[]): DynamoDBRecord[] =>
  images.map((after, index) => {
    const before = images[index - 1]
    return toEventRecord(
      {
        eventID: `event-${index}`,
        eventName: before ? 'MODIFY' : 'INSERT',
        dynamodb: { NewImage: image(after), OldImage: image(before), SequenceNumber: String(index + 1) },
      },
      'arn:aws:dynamodb:us-east-1:000000000000:table/hibachi-ember/stream/test',
    )
  })
