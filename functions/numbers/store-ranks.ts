import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { dateAfter, wallClock } from '#shared/rules/local-time'
import type { Figures } from '#shared/rules/figures'
import { mostOrdered, ORDERED_DAYS } from '#shared/rules/most-ordered'
import { MenuChanges, menuKeys, orderedNote } from '../menu/records'
import { getItem, table, tableName } from '../runtime/table'
import type { Item } from '../runtime/table'
import { sumsOf } from './adding'
import { locationOfDays } from './records'
import { daysAt } from './store-days'

type PastDays = { readonly today: string; readonly figures: readonly Figures[] }

/** The days before today, which seldom change: a process reads them once a day (decision 0068). */
const pastDays = new Map<LocationCode, PastDays>()

async function figuresBefore(location: LocationCode, today: string): Promise<readonly Figures[]> {
  const cached = pastDays.get(location)
  if (cached?.today === today) return cached.figures
  const days = await daysAt(location, dateAfter(today, 1 - ORDERED_DAYS), dateAfter(today, -1))
  const figures = [...days.values()]
  pastDays.set(location, { today, figures })
  return figures
}

async function note(location: LocationCode, ids: readonly number[]): Promise<void> {
  const item = await getItem(menuKeys.changes(location))
  const before = item && MenuChanges.parse(item).mostOrdered
  if (JSON.stringify(before ?? []) === JSON.stringify(ids)) return
  await table.send(new UpdateCommand({ TableName: tableName(), ...orderedNote(location, ids) }))
}

/**
 * Works out anew what is ordered most at the location of a day that has changed; repeated it
 * changes nothing.
 */
export async function rankDishes(changed: Item, now: Date): Promise<void> {
  const location = locationOfDays(changed['pk'])
  if (!location) return
  const { date: today } = wallClock(locationOf(location), now)
  if (changed['sk'] !== today) pastDays.delete(location)
  const before = await figuresBefore(location, today)
  const ofToday = await daysAt(location, today, today)
  const { dishes } = sumsOf([...before, ...ofToday.values()])
  await note(location, mostOrdered(new Map([...dishes].map(([id, { quantity }]) => [id, quantity]))))
}
