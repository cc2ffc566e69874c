import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'
import * as z from 'zod/mini'

const base64 = (_: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value

const Image = z.record(z.string(), z.custom<AttributeValue>())

/** Returns an image of the SDK as Lambda puts it into an event, with bytes as base64. */
export const eventImage = (image: object | undefined): Record<string, AttributeValue> | undefined =>
  image && Image.parse(JSON.parse(JSON.stringify(image, base64)))

/** The fields of a stream record that differ from record to record. */
export type SentRecord = Pick<DynamoDBRecord, 'eventID' | 'eventName' | 'dynamodb'> & {
  readonly userIdentity?: object | undefined
}

/** A record of the stream as Lambda puts it into an event. */
export const toEventRecord = (
  { dynamodb, eventID, eventName, userIdentity }: SentRecord,
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

type Filter = { readonly entities: readonly string[]; readonly on: readonly string[] }

/** Whether a reaction is called for a record: the event filter that the cloud's stack sets up. */
export function isWanted({ entities, on }: Filter, { eventName, dynamodb }: DynamoDBRecord): boolean {
  const type = (dynamodb?.NewImage ?? dynamodb?.OldImage)?.['type']?.S
  return eventName !== undefined && on.includes(eventName) && type !== undefined && entities.includes(type)
}
