import { getSiteKind } from '#shared/locations/site-kind'
import { listLocationsOfKind } from '#shared/locations/group-data'
import type { Location, LocationCode } from '#shared/locations/index'
import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type { Recommendation } from '#shared/recommendations/contract'
import { toWallClock } from '#shared/platform/time'
import { sumPortionsByCategory, type PortionsByCategory } from '#shared/menu/listing'
import { parseTestPortions } from '../inventory/stock-tally'
import { TallyRecord, inventoryKeys } from '../inventory/records'
import { DishRecord, menuKeys } from '../menu/records'
import { getItems, table, tableName } from '../platform/table/table'
import { parseItems } from '../platform/table/parse-items'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/** Keys of the history of recommendations, by location and day. */
const recommendationKeys = {
  history: (location: LocationCode, date: string, id: string) => ({
    pk: `RECOMMENDATIONS#${location}#${date}`,
    sk: id,
  }),
} as const

const HISTORY_SECONDS = 90 * DAY_SECONDS

type Event =
  { readonly recommendations: readonly Recommendation[] } | { readonly specialId: string; readonly clicked: boolean }

/** Stores shown or clicked recommendations for 90 days, without the user (decision 0050). */
export async function saveRecommendationHistory(event: Event, site: Location, now: Date): Promise<void> {
  const { date } = toWallClock(site, now)
  await table.send(
    new PutCommand({
      TableName: tableName(),
      Item: {
        ...recommendationKeys.history(site.code, date, `${now.toISOString()}#${randomUUID()}`),
        ...event,
        type: 'recommendations' in event ? 'Recommended' : 'RecommendationClicked',
        at: now.toISOString(),
        expiresAt: expiresAfter(now, HISTORY_SECONDS),
      },
    }),
  )
}

/** Returns the category id of each ordered dish by dish id. */
export async function getDishCategories(
  location: LocationCode,
  lines: readonly { readonly menuItemId: number }[],
): Promise<ReadonlyMap<number, number>> {
  const ids = [...new Set(lines.map(({ menuItemId }) => menuItemId))]
  const dishes = await getItems(ids.map((id) => menuKeys.dish(location, id)))
  return new Map(parseItems(DishRecord, dishes).map(({ id, categoryId }) => [id, categoryId]))
}

/**
 * Returns how many portions of each category all guests have ordered, from the tallies of the
 * locations of the same kind: test and live ones are separate.
 */
export async function getTotalPortions(site: Location): Promise<PortionsByCategory> {
  const tallies = await getItems(listLocationsOfKind(site.code).map(({ code }) => inventoryKeys.tally(code)))
  return sumPortionsByCategory(
    getSiteKind(site.code) === 'live'
      ? parseItems(TallyRecord, tallies).map(({ portions }) => portions)
      : tallies.map(parseTestPortions),
  )
}
