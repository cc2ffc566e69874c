import * as z from 'zod/mini'
import { stations } from '#shared/contract/menu'
import type { Station } from '#shared/contract/menu'
import { MOST_HANDS } from '#shared/terms/stations'

/** As the trade calls it. */
const grill = { grill: 'hibachi' } as const satisfies Record<string, Station>

const HANDS = new RegExp(`^(${[...stations, ...Object.keys(grill)].join('|')})(\\+|-|=)(\\d{1,2})$`)
const NO_HANDS = `neither STATION+N nor STATION=N, at most ${MOST_HANDS}, of ${[...Object.keys(grill), ...stations].join(', ')}`

/** `grill+1`, `sushi=5`: hands that are tried, or that a station has. */
export const handsIn = z.pipe(
  z.string().check(z.regex(HANDS, { error: NO_HANDS })),
  z.transform((text) => {
    const [, name = '', sign, digits] = HANDS.exec(text) ?? []
    const count = Math.min(MOST_HANDS, Number(digits))
    const station = stations.find((one) => one === name) ?? grill.grill
    return sign === '=' ? { station, is: Math.max(1, count) } : { station, more: sign === '-' ? -count : count }
  }),
)

const CAPS = /^(\d{1,3})\+(\d{1,3})$/

/** `3+1`: pickups and deliveries in ten minutes. */
export const capsIn = z.pipe(
  z.string().check(z.regex(CAPS, { error: 'not of the form PICKUPS+DELIVERIES' })),
  z.transform((text) => {
    const [, pickup, delivery] = CAPS.exec(text) ?? []
    return { pickup: Number(pickup), delivery: Number(delivery) }
  }),
)
