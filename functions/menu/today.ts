import * as z from 'zod/mini'
import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { wallClock } from '#shared/rules/local-time'
import { menuWith } from './kept'
import { menuKeys } from './records'
import type { SpecialRecord } from './records'

const Counted = z.object({ ordered: z.int() })

/**
 * A location's menu as it is now and, in the same read, how often those of the day's specials were ordered of which
 * that matters.
 */
export async function menuToday(location: LocationCode, now: Date, matters: (special: SpecialRecord) => boolean) {
  const clock = wallClock(locationOf(location), now)
  const { date, weekday: dayOfWeek } = clock
  const countOf = ({ id }: SpecialRecord) => menuKeys.specialCount(location, date, id)
  const { menu, house, beside } = await menuWith(location, (known) =>
    (known?.specials ?? []).filter((special) => special.dayOfWeek === dayOfWeek && matters(special)).map(countOf),
  )
  const timesOrdered = (special: SpecialRecord): number => {
    const { pk, sk } = countOf(special)
    const counted = beside.find((item) => item['pk'] === pk && item['sk'] === sk)
    return counted ? Counted.parse(counted).ordered : 0
  }
  return { menu, house, clock, timesOrdered }
}
