import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/rules/local-time'
import type { FigureTotals } from '#shared/rules/figures'
import { rankMostOrdered, MOST_ORDERED_DAYS } from '#shared/rules/most-ordered'
import { LocationStateRecord, menuKeys, buildMostOrderedUpdate } from '../menu/records'
import { getItem, table, tableName } from '../runtime/table'
import type { Item } from '../runtime/table'
import { sumFigures } from './adding'
import { findLocationOfDays } from './records'
import { getDayFigures } from './store-days'

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
