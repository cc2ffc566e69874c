import { BatchGetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import type { FigureTotals } from '#shared/numbers/figures'
import { addDays, toWallClock } from '#shared/platform/time'
import { FeedbackRecord } from '../feedback/records'
import { getItem, getItems, getKey, queryAll, table, tableName } from '../platform/table/table'
import type { Item, Key } from '../platform/table/table'
import { retryWithBackoff } from '../platform/retry'
import { DayRecord, DishNamesRecord, findLocationOfDays, numbersKeys } from './records'
import { getLocalHour } from '#shared/numbers/daily-figures'
import { MOST_ORDERED_DAYS, rankMostOrdered } from '#shared/menu/listing'
import { menuKeys } from '../menu/records'
import { LocationStateRecord, buildMostOrderedUpdate } from '../menu/location-state-records'
import { sumFigures } from './sums'

/**
 * Some days of a location, in one query, by date; a day on which nothing was counted is not there.
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
  return new Map(items.map((item) => DayRecord.parse(item)).map(({ sk, figures }) => [sk, figures]))
}

/** Items by key, at half the price of the very latest: figures are a moment behind as it is. */
async function itemsAt(keys: readonly Key[]) {
  const found: Record<string, unknown>[] = []
  if (keys.length === 0) return found
  let left = [...keys]
  return retryWithBackoff(async () => {
    const { Responses, UnprocessedKeys } = await table.send(
      new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: left } } }),
    )
    found.push(...(Responses?.[tableName()] ?? []))
    left = (UnprocessedKeys?.[tableName()]?.Keys ?? []).map(getKey)
    return left.length > 0 ? 'again' : { done: found }
  })
}

/** How dishes were called when they were sold last, at any of these locations. */
export async function getDishNames(locations: readonly LocationCode[]): Promise<ReadonlyMap<string, string>> {
  const items = await itemsAt(locations.map(numbersKeys.names))
  return new Map(items.flatMap((item) => Object.entries(DishNamesRecord.parse(item).names)))
}

type Given = { readonly at: string; readonly rating: number; readonly comment: string; readonly ticketNumber: number }

/** How many of what customers said last are given. */
const LATEST = 10

/** What was said last, the newest first. */
export const takeNewest = <Said extends { readonly at: string }>(said: readonly Said[]): Said[] =>
  [...said].sort((one, other) => other.at.localeCompare(one.at)).slice(0, LATEST)

async function placesOf(location: LocationCode, from: string, to: string) {
  // The index is by the clock of the world, of which a local day is at most a day off.
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :place AND gsi1sk BETWEEN :from AND :to',
      ExpressionAttributeValues: {
        ':place': numbersKeys.feedbackAt(location),
        ':from': addDays(from, -1),
        ':to': addDays(to, 2),
      },
      ScanIndexForward: false,
      Limit: LATEST * 3,
    }),
  )
  return Items.map((item) => {
    const [at = '', ticket = ''] = String(item['gsi1sk']).split('#')
    return {
      at,
      ticketNumber: Number(ticket),
      key: { pk: String(item['pk']).slice('COUNTED#'.length), sk: getKey(item).sk },
    }
  })
}

type Wanted = {
  readonly locations: readonly LocationCode[]
  readonly from: string
  readonly to: string
  /** Whether a moment lies on one of the days, by the clock of a location. */
  readonly isWithin: (location: LocationCode, at: string) => boolean
}

/** What customers said last on some days, the newest first. */
export async function listLatestFeedback({ locations, from, to, isWithin }: Wanted): Promise<readonly Given[]> {
  const places = await Promise.all(
    locations.map(async (location) => (await placesOf(location, from, to)).filter(({ at }) => isWithin(location, at))),
  )
  const latest = takeNewest(places.flat())
  const items = await itemsAt(latest.map(({ key }) => key))
  const said = new Map(items.map((item) => [`${getKey(item).pk}/${getKey(item).sk}`, FeedbackRecord.parse(item)]))
  return latest.flatMap(({ key, ticketNumber }) => {
    const given = said.get(`${key.pk}/${key.sk}`)
    return given ? [{ at: given.at, rating: given.rating, comment: given.comment, ticketNumber }] : []
  })
}

const OF_A_THING = 'COUNTED#'.length

/** All that was said at a location on a day of its clock. */
export async function listFeedbackOn(location: LocationCode, date: string): Promise<readonly FeedbackRecord[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :place AND gsi1sk BETWEEN :from AND :to',
    // The index is by the clock of the world, of which a local day is at most a day off.
    ExpressionAttributeValues: {
      ':place': numbersKeys.feedbackAt(location),
      ':from': addDays(date, -1),
      ':to': addDays(date, 2),
    },
  })
  const isOfDay = (at: string) => getLocalHour(location, at).date === date
  const there = items.filter((item) => isOfDay(String(item['gsi1sk']).split('#')[0] ?? ''))
  const keys = there.map((item) => ({ pk: String(item['pk']).slice(OF_A_THING), sk: getKey(item).sk }))
  return (await getItems(keys)).map((item) => FeedbackRecord.parse(item))
}

type PastDays = { readonly today: string; readonly figures: readonly FigureTotals[] }

/** The days before today, which seldom change: a process reads them once a day (decision 0068). */
const pastDays = new Map<LocationCode, PastDays>()

async function figuresBefore(location: LocationCode, today: string): Promise<readonly FigureTotals[]> {
  const cached = pastDays.get(location)
  if (cached?.today === today) return cached.figures
  const days = await getDayFigures(location, addDays(today, 1 - MOST_ORDERED_DAYS), addDays(today, -1))
  const figures = [...days.values()]
  pastDays.set(location, { today, figures })
  return figures
}

async function note(location: LocationCode, ids: readonly number[]): Promise<void> {
  const item = await getItem(menuKeys.changes(location))
  const before = item && LocationStateRecord.parse(item).mostOrdered
  if (JSON.stringify(before ?? []) === JSON.stringify(ids)) return
  await table.send(new UpdateCommand({ TableName: tableName(), ...buildMostOrderedUpdate(location, ids) }))
}

/**
 * Works out anew what is ordered most at the location of a day that has changed; repeated it
 * changes nothing.
 */
export async function updateMostOrdered(changed: Item, now: Date): Promise<void> {
  const location = findLocationOfDays(changed['pk'])
  if (!location) return
  const { date: today } = toWallClock(getLocation(location), now)
  if (changed['sk'] !== today) pastDays.delete(location)
  const before = await figuresBefore(location, today)
  const ofToday = await getDayFigures(location, today, today)
  const { dishes } = sumFigures([...before, ...ofToday.values()])
  await note(location, rankMostOrdered(new Map([...dishes].map(([id, { quantity }]) => [id, quantity]))))
}
