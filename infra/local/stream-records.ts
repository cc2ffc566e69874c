import type { _Record } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import * as z from 'zod/mini'

/**
 * A record as the stream's service sends it: its values are in JSON what they are in Lambda's
 * events, bytes as base64.
 */
export type StreamRecord = Pick<DynamoDBRecord, 'eventID' | 'eventName' | 'dynamodb'> & {
  readonly userIdentity?: object
}

const Sent = z.custom<StreamRecord>()

const bytesAsBase64 = (_: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value

/** A record that the SDK read, as the service sends it. */
export function asSent({ dynamodb, ...record }: _Record): StreamRecord {
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

type Filter = { readonly entities: readonly string[]; readonly on: readonly string[] }

/** Whether a reaction is called for a record: the event filter that the cloud's stack sets up. */
export function matchesFilter({ entities, on }: Filter, { eventName, dynamodb }: DynamoDBRecord): boolean {
  const type = (dynamodb?.NewImage ?? dynamodb?.OldImage)?.['type']?.S
  return eventName !== undefined && on.includes(eventName) && type !== undefined && entities.includes(type)
}
