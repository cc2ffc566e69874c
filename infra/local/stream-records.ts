import type { AttributeValue, _Record } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord, AttributeValue as EventValue } from 'aws-lambda'

type Image = Record<string, AttributeValue>

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Lambda hands out bytes as base64, where the stream's client gives them as they are. */
function eventValue(value: AttributeValue): EventValue {
  if (value.B) return { B: base64(value.B) }
  if (value.BS) return { BS: value.BS.map(base64) }
  if (value.L) return { L: value.L.map(eventValue) }
  if (value.M) return { M: eventImage(value.M) ?? {} }
  if (value.S !== undefined) return { S: value.S }
  if (value.N !== undefined) return { N: value.N }
  if (value.BOOL !== undefined) return { BOOL: value.BOOL }
  if (value.SS) return { SS: value.SS }
  if (value.NS) return { NS: value.NS }
  return { NULL: true }
}

const eventImage = (image: Image | undefined): Record<string, EventValue> | undefined =>
  image && Object.fromEntries(Object.entries(image).map(([name, value]) => [name, eventValue(value)]))

/** A record of the stream as Lambda puts it into an event. */
export function toEventRecord(
  { dynamodb, eventID, eventName, userIdentity }: _Record,
  streamArn: string,
): DynamoDBRecord {
  const [newImage, oldImage] = [eventImage(dynamodb?.NewImage), eventImage(dynamodb?.OldImage)]
  return {
    eventID,
    eventName,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: process.env['AWS_REGION'],
    dynamodb: {
      ApproximateCreationDateTime: Math.floor((dynamodb?.ApproximateCreationDateTime?.getTime() ?? 0) / 1000),
      Keys: eventImage(dynamodb?.Keys),
      ...(newImage && { NewImage: newImage }),
      ...(oldImage && { OldImage: oldImage }),
      SequenceNumber: dynamodb?.SequenceNumber,
      SizeBytes: dynamodb?.SizeBytes,
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
    ...(userIdentity && { userIdentity }),
    eventSourceARN: streamArn,
  }
}

type Filter = { readonly entities: readonly string[]; readonly on: readonly string[] }

/** Whether a reaction is called for a record: the event filter that the cloud's stack sets up. */
export function isWanted({ entities, on }: Filter, { eventName, dynamodb }: DynamoDBRecord): boolean {
  const type = (dynamodb?.NewImage ?? dynamodb?.OldImage)?.['type']?.S
  return eventName !== undefined && on.includes(eventName) && type !== undefined && entities.includes(type)
}
