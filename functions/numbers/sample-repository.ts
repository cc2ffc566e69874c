import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { getSampleDayFigures } from '#shared/numbers/sample-day'
import { getItem, queryAll, table, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { SampleFeedback, SampleRecord, numbersKeys, sampleKeys } from './records'
import type { SampleDayRecord } from './records'
import { settleContributions } from './settlement'
import type { Contribution } from './settlement'

/**
 * What was said on a sample day, beside what the day added, where it is found without the orders.
 */
const worthOf = (location: LocationCode, day: SampleDayRecord): Contribution => ({
  parts: getSampleDayFigures(location, day),
  names: new Map(day.orders.flatMap(({ lines }) => lines.map(({ menuItemId, name }) => [menuItemId, name] as const))),
  index: { said: day.feedback },
})

/**
 * Keeps a sample day and counts it, in one transaction; one that is there already stays as it is.
 */
export async function saveSampleDay(location: LocationCode, date: string, day: SampleDayRecord): Promise<void> {
  const key = sampleKeys.day(location, date)
  if (await getItem(key)) return
  const item = { ...key, type: 'SampleDay', day }
  const beside = [{ write: { Put: { TableName: tableName(), Item: item } } }]
  await settleContributions([{ key, worth: () => Promise.resolve({ ...worthOf(location, day), beside }) }])
}

/**
 * Takes a sample day off the figures again and deletes it with what it had added, in one
 * transaction.
 */
export async function deleteSampleDay(location: LocationCode, date: string): Promise<void> {
  const key = sampleKeys.day(location, date)
  const beside = [{ write: { Delete: { TableName: tableName(), Key: key } } }]
  await settleContributions([{ key, worth: () => Promise.resolve({ parts: [], isGone: true, beside }) }])
}

/** The dates of a location's sample days. */
export async function listSampleDates(location: LocationCode): Promise<readonly string[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': sampleKeys.daysOf(location) },
    ProjectionExpression: 'sk',
    ConsistentRead: true,
  })
  return items.map(({ sk }) => String(sk))
}

/** The sample day of a date, if one was played. */
export async function findSampleDay(location: LocationCode, date: string): Promise<SampleDayRecord | undefined> {
  const item = await getItem(sampleKeys.day(location, date))
  return item && SampleRecord.parse(item).day
}

/** A sample day as a thing that counts, as its record tells it. */
export function toSampleSource(item: Item) {
  const { pk, sk, day } = SampleRecord.parse(item)
  const location = locations.find(({ code }) => sampleKeys.daysOf(code) === pk)
  return location && { key: { pk, sk }, worth: () => Promise.resolve(worthOf(location.code, day)) }
}

/** So many days with feedback have the ten that are shown, and a kilobyte each. */
const SAID_DAYS = 5
const Said = z.object({ said: z._default(z.array(SampleFeedback), []) })

/** What was said on the last sample days between two dates: the newest first. */
export async function listSampleFeedback(location: LocationCode, from: string, to: string) {
  const { pk } = numbersKeys.counted(sampleKeys.day(location, from))
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ScanIndexForward: false,
      Limit: SAID_DAYS,
    }),
  )
  return Items.flatMap((item) => Said.parse(item).said)
}
