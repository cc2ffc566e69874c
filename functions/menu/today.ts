import * as z from 'zod/mini'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { toWallClock } from '#shared/rules/local-time'
import { getItemLookup } from '../runtime/table'
import { getMenuWithState } from './kept'
import { menuKeys } from './records'
import type { SpecialRecord } from './records'

const SpecialCount = z.object({ ordered: z.int() })

/**
 * Returns a location's current menu and how often each of today's specials was ordered; only those
 * that `matters` selects are counted.
 */
export async function getMenuToday(location: LocationCode, now: Date, matters: (special: SpecialRecord) => boolean) {
  const clock = toWallClock(getLocation(location), now)
  const { date, weekday } = clock
  const { menu, house } = await getMenuWithState(location)
  const keyOf = ({ id }: SpecialRecord) => menuKeys.specialCount(location, date, id)
  const counted = menu.specials.filter((special) => special.dayOfWeek === weekday && matters(special))
  const at = await getItemLookup(counted.map(keyOf))
  const timesOrdered = (special: SpecialRecord): number => {
    const item = at(keyOf(special))
    return item ? SpecialCount.parse(item).ordered : 0
  }
  return { menu, house, clock, timesOrdered }
}
