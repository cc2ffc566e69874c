import { findSiteOfKey } from '#shared/locations/site-kind'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import { getSampleDayFigures } from '#shared/numbers/sample-day'
import { getItem, queryAll, table, tableName, type Item } from '../platform/table/table'
import { SampleFeedback, SampleRecord, sampleKeys, type SampleDayRecord } from './records'
import { settleContributions, type Contribution } from './settlement'
import { contributionKeys } from './contributions/keys'

/**
 * Returns a sample day's contribution. Its feedback is copied there, to read it without the orders.
 */
const getContribution = (location: LocationCode, day: SampleDayRecord): Contribution => ({
  parts: getSampleDayFigures(location, day),
  names: new Map(day.orders.flatMap(({ lines }) => lines.map(({ menuItemId, name }) => [menuItemId, name] as const))),
  index: { said: day.feedback },
})

/** Stores and counts a sample day in one transaction. Does nothing if the day exists. */
export async function saveSampleDay(location: LocationCode, date: string, day: SampleDayRecord): Promise<void> {
  const key = sampleKeys.day(location, date)
  if (await getItem(key)) return
  const item = { ...key, type: 'SampleDay', day }
  const furtherSteps = [{ write: { Put: { TableName: tableName(), Item: item } } }]
  await settleContributions([
    { key, contribution: () => Promise.resolve({ ...getContribution(location, day), furtherSteps }) },
  ])
}

/** Deletes a sample day and subtracts its contribution in one transaction. */
export async function deleteSampleDay(location: LocationCode, date: string): Promise<void> {
  const key = sampleKeys.day(location, date)
  const furtherSteps = [{ write: { Delete: { TableName: tableName(), Key: key } } }]
  await settleContributions([{ key, contribution: () => Promise.resolve({ parts: [], isGone: true, furtherSteps }) }])
}

/** Returns the dates of a location's sample days. */
export async function listSampleDates(location: LocationCode): Promise<readonly string[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': sampleKeys.daysOf(location) },
    ProjectionExpression: 'sk',
    ConsistentRead: true,
  })
  return items.map(({ sk }) => String(sk))
}

/** Returns the sample day of a date, if there is one. */
export async function findSampleDay(location: LocationCode, date: string): Promise<SampleDayRecord | undefined> {
  const item = await getItem(sampleKeys.day(location, date))
  return item && SampleRecord.parse(item).day
}

/** Converts a sample day's record to a contribution source. */
export function toSampleSource(item: Item) {
  const { pk, sk, day } = SampleRecord.parse(item)
  const place = findSiteOfKey(sampleKeys.daysOf, pk)
  if (!place) return undefined
  const { location, site } = place
  return { key: { pk, sk }, contribution: () => Promise.resolve({ site, ...getContribution(location, day) }) }
}

/** Five days of sample feedback contain the ten entries shown. Each takes about one kilobyte. */
const MAX_FEEDBACK_DAYS = 5
const DayFeedback = z.object({ said: z._default(z.array(SampleFeedback), []) })

/** Returns the feedback of the latest sample days between two dates, newest day first. */
export async function listSampleFeedback(location: LocationCode, from: string, to: string) {
  const { pk } = contributionKeys.counted(sampleKeys.day(location, from))
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ScanIndexForward: false,
      Limit: MAX_FEEDBACK_DAYS,
    }),
  )
  return Items.flatMap((item) => DayFeedback.parse(item).said)
}
