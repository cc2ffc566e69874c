import { BatchGetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { getLocation, type LocationCode } from '#shared/locations/index'
import type { FigureTotals } from '#shared/numbers/figures'
import { addDays, toWallClock } from '#shared/platform/time'
import { FeedbackRecord } from '../feedback/records'
import { getItem, getItems, getKey, queryAll, table, tableName, type Item, type Key } from '../platform/table/table'
import { retryWithBackoff } from '../platform/retry'
import { DayRecord, DishNamesRecord, findLocationOfDays, numbersKeys } from './records'
import { getLocalHour } from '#shared/numbers/daily-figures'
import { MOST_ORDERED_DAYS, rankMostOrdered } from '#shared/menu/listing'
import { LocationStateRecord, buildMostOrderedUpdate, getMostOrdered, stateKey } from '../locations/state/records'
import { getFiguresShownAt } from './group-data'
import { sumFigures } from './sums'
import { parseItems } from '../platform/table/parse-items'
import { contributionKeys, getSourceKey } from './contributions/keys'

/**
 * Returns a location's figures by date as it may read them, with one query. Days without figures
 * are left out.
 */
export async function getDayFigures(
  location: LocationCode,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, FigureTotals>> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': numbersKeys.daysOf(location), ':from': from, ':to': to },
  })
  const days = parseItems(DayRecord, items)
  return new Map(days.map(({ sk, figures }) => [sk, getFiguresShownAt(location, figures)]))
}

/** Reads items eventually consistent, at half the price. Figures lag behind by a moment anyway. */
async function getEventualItems(keys: readonly Key[]) {
  const found: Record<string, unknown>[] = []
  if (keys.length === 0) return found
  let remaining = [...keys]
  return retryWithBackoff(async () => {
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: remaining } } }),
    )
    found.push(...(Responses?.[tableName()] ?? []))
    remaining = (UnprocessedKeys?.[tableName()]?.Keys ?? []).map(getKey)
    return remaining.length > 0 ? 'again' : { done: found }
  })
}

/** Returns the dishes' names by id, as of their last sale at any of these locations. */
export async function getDishNames(locations: readonly LocationCode[]): Promise<ReadonlyMap<string, string>> {
  const items = await getEventualItems(locations.map((location) => numbersKeys.names(location)))
  return new Map(parseItems(DishNamesRecord, items).flatMap(({ names }) => Object.entries(names)))
}

type LatestFeedback = {
  readonly at: string
  readonly rating: number
  readonly comment: string
  readonly ticketNumber: number
}

/** Maximum number of latest feedback entries. */
const MAX_LATEST = 10

/** Returns the latest entries, newest first. */
export const takeNewest = <Said extends { readonly at: string }>(feedbackByKey: readonly Said[]): Said[] =>
  [...feedbackByKey].sort((one, other) => other.at.localeCompare(one.at)).slice(0, MAX_LATEST)

async function queryFeedbackIndex(location: LocationCode, from: string, to: string) {
  // The index is in UTC: a local day is at most one day off.
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :place AND gsi1sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':place': contributionKeys.feedbackAt(location),
        ':from': addDays(from, -1),
        ':to': addDays(to, 2),
      },
      ScanIndexForward: false,
      Limit: MAX_LATEST * 3,
    }),
  )
  return Items.map((item) => {
    const [at = '', ticket = ''] = String(item['gsi1sk']).split('#')
    return {
      at,
      ticketNumber: Number(ticket),
      key: getSourceKey(getKey(item)),
    }
  })
}

type FeedbackQuery = {
  readonly locations: readonly LocationCode[]
  readonly from: string
  readonly to: string
  /** Whether a time is within the days, in the location's time zone. */
  readonly isWithin: (location: LocationCode, at: string) => boolean
}

/** Returns the latest feedback by guests of some days, newest first. */
export async function listLatestFeedback({
  locations,
  from,
  to,
  isWithin,
}: FeedbackQuery): Promise<readonly LatestFeedback[]> {
  const indexed = await Promise.all(
    locations.map(async (location) =>
      (await queryFeedbackIndex(location, from, to)).filter(({ at }) => isWithin(location, at)),
    ),
  )
  const latest = takeNewest(indexed.flat())
  const items = await getEventualItems(latest.map(({ key }) => key))
  const feedbackByKey = new Map(
    items.flatMap((item) =>
      parseItems(FeedbackRecord, [item]).map((one) => [`${getKey(item).pk}/${getKey(item).sk}`, one] as const),
    ),
  )
  return latest.flatMap(({ key, ticketNumber }) => {
    const feedback = feedbackByKey.get(`${key.pk}/${key.sk}`)
    return feedback && !feedback.byStaff
      ? [{ at: feedback.at, rating: feedback.rating, comment: feedback.comment, ticketNumber }]
      : []
  })
}

/** Returns all feedback by guests of a location on a local day. */
export async function listFeedbackOn(location: LocationCode, date: string): Promise<readonly FeedbackRecord[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :place AND gsi1sk BETWEEN :from AND :to',
    // The index is in UTC: a local day is at most one day off.
    ExpressionAttributeValues: {
      ':place': contributionKeys.feedbackAt(location),
      ':from': addDays(date, -1),
      ':to': addDays(date, 2),
    },
  })
  const isOfDay = (at: string) => getLocalHour(location, at).date === date
  const ofDay = items.filter((item) => isOfDay(String(item['gsi1sk']).split('#')[0] ?? ''))
  const keys = ofDay.map((item) => getSourceKey(getKey(item)))
  return parseItems(FeedbackRecord, await getItems(keys)).filter(({ byStaff }) => !byStaff)
}

type PastDays = { readonly today: string; readonly figures: readonly FigureTotals[] }

/** Past days' figures by site. They rarely change: a process reads them daily (decision 0034). */
const pastDays = new Map<string, PastDays>()

async function getPastFigures(location: LocationCode, today: string): Promise<readonly FigureTotals[]> {
  const cached = pastDays.get(numbersKeys.daysOf(location))
  if (cached?.today === today) return cached.figures
  const days = await getDayFigures(location, addDays(today, 1 - MOST_ORDERED_DAYS), addDays(today, -1))
  const figures = [...days.values()]
  pastDays.set(numbersKeys.daysOf(location), { today, figures })
  return figures
}

async function saveMostOrdered(location: LocationCode, ids: readonly number[]): Promise<void> {
  const item = await getItem(stateKey(location))
  const before = item && getMostOrdered(location, LocationStateRecord.parse(item))
  if (JSON.stringify(before ?? []) === JSON.stringify(ids)) return
  await table.send(new UpdateCommand({ TableName: tableName(), ...buildMostOrderedUpdate(location, ids) }))
}

/** Updates the most ordered dishes of the location whose day record has changed. Idempotent. */
export async function updateMostOrdered(changed: Item, now: Date): Promise<void> {
  const location = findLocationOfDays(changed['pk'])
  if (!location) return
  const { date: today } = toWallClock(getLocation(location), now)
  if (changed['sk'] !== today) pastDays.delete(numbersKeys.daysOf(location))
  const before = await getPastFigures(location, today)
  const todayFigures = await getDayFigures(location, today, today)
  const { dishes } = sumFigures([...before, ...todayFigures.values()])
  await saveMostOrdered(location, rankMostOrdered(new Map([...dishes].map(([id, { quantity }]) => [id, quantity]))))
}
