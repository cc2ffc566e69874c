import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Recommendation } from '#shared/contract/recommendations'
import { locations } from '#shared/locations/index'
import type { Location, LocationCode } from '#shared/locations/index'
import { wallClock } from '#shared/rules/local-time'
import { portionsByCategory, sumOfPortions } from '#shared/rules/recommendation'
import type { Portions } from '#shared/rules/recommendation'
import { inventoryKeys, TallyRecord } from '../inventory/records'
import { menuKeys, DishRecord } from '../menu/records'
import { putNew } from '../runtime/conditions'
import { getItems, table, tableName } from '../runtime/table'
import { transact } from '../runtime/transact'
import { CategoryCounts, countOf, recommendationKeys } from './records'

const DAY_SECONDS = 24 * 3600
const HISTORY_DAYS = 90
/** The change stream keeps a record for a day; after that it can't come again. */
const COUNTED_DAYS = 3

const inDays = (now: Date, days: number) => Math.floor(now.getTime() / 1000) + days * DAY_SECONDS

type Event =
  { readonly recommendations: readonly Recommendation[] } | { readonly specialId: string; readonly clicked: boolean }

/** Keeps what was recommended, or chosen, for 90 days, without saying to whom (decision 0050). */
export async function keepHistory(event: Event, site: Location, now: Date): Promise<void> {
  const { date } = wallClock(site, now)
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: {
        ...recommendationKeys.history(site.code, date, `${now.toISOString()}#${randomUUID()}`),
        ...event,
        type: 'recommendations' in event ? 'Recommended' : 'RecommendationClicked',
        at: now.toISOString(),
        expiresAt: inDays(now, HISTORY_DAYS),
      },
    }),
  )
}

/** The category of each dish of some order lines, as a location's menu has them. */
export async function categoriesOf(
  location: LocationCode,
  lines: readonly { readonly menuItemId: number }[],
): Promise<ReadonlyMap<number, number>> {
  const ids = [...new Set(lines.map(({ menuItemId }) => menuItemId))]
  const dishes = await getItems(ids.map((id) => menuKeys.dish(location, id)))
  return new Map(dishes.map((item) => DishRecord.parse(item)).map(({ id, categoryId }) => [id, categoryId]))
}

/** How many portions of each category all guests have ordered: as the tallies say, and what was counted before them. */
export async function everyonesPortions(): Promise<Portions> {
  const tallies = locations.map(({ code }) => inventoryKeys.tally(code))
  const items = await getItems([recommendationKeys.categoryCounts, ...tallies])
  const counted = items.map((item) =>
    item['type'] === 'Tally' ? TallyRecord.parse(item).portions : CategoryCounts.parse(item),
  )
  return sumOfPortions(counted)
}

type Placed = {
  readonly id: string
  readonly location: LocationCode
  readonly lines: readonly { readonly menuItemId: number; readonly quantity: number }[]
}

/** Adds an order's portions to what all guests have ordered, once however often it is told. */
export async function countOrder(order: Placed, now: Date): Promise<void> {
  const portions = [...portionsByCategory(order.lines, await categoriesOf(order.location, order.lines))]
  if (portions.length === 0) return
  const mark = {
    ...recommendationKeys.counted(order.id),
    type: 'CategoriesCounted',
    expiresAt: inDays(now, COUNTED_DAYS),
  }
  const adds = portions.map((_, index) => `#category${index} :portions${index}`).join(', ')
  await transact([
    { write: { Put: putNew(mark) }, refused: 'already' },
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: recommendationKeys.categoryCounts,
          UpdateExpression: `ADD ${adds} SET #type = :type`,
          ExpressionAttributeNames: {
            '#type': 'type',
            ...Object.fromEntries(portions.map(([category], index) => [`#category${index}`, countOf(category)])),
          },
          ExpressionAttributeValues: {
            ':type': 'CategoryCounts',
            ...Object.fromEntries(portions.map(([, count], index) => [`:portions${index}`, count])),
          },
        },
      },
    },
  ])
}
