import * as z from 'zod/mini'
import { Station } from '#shared/contract/menu'
import { OrderStatus, OrderType } from '#shared/contract/fields'
import { fireTime } from '#shared/rules/kitchen-schedule'
import { proposedFigures, takenTimes } from '#shared/rules/taken-times'
import type { StationFigures } from '#shared/rules/stations'
import { hands } from './assumptions'
import { MINUTE_MS } from './guests'
import type { Guest } from './guests'
import type { Day } from './replay'

const Recorded = z.object({
  id: z.string(),
  orderType: OrderType,
  createdAt: z.string(),
  scheduledFor: z.nullable(z.string()),
  promisedAt: z.nullable(z.string()),
  orderItems: z.array(z.object({ station: Station, quantity: z.int() })),
  history: z.array(z.object({ status: OrderStatus, at: z.string() })),
})
type Recorded = z.infer<typeof Recorded>

/** What a board reads of a day; briefly told orders and cancelled ones are left out. */
export function recordedDay(text: string): readonly Recorded[] {
  return z
    .array(z.unknown())
    .parse(JSON.parse(text))
    .flatMap((order) => {
      const read = Recorded.safeParse(order)
      return read.success ? [read.data] : []
    })
    .filter(({ history, orderItems }) => history.at(-1)?.status === 'completed' && orderItems.length > 0)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

const made = ({ orderItems, history }: Recorded) => ({ history, lines: orderItems })

/** Stations as the day shows them, where it tells of enough orders. */
export const figuresOn = (day: readonly Recorded[], figures: readonly StationFigures[]): readonly StationFigures[] => {
  const proposed = proposedFigures(day.map(made), figures)
  return figures.map((one) => ({
    ...one,
    minutesPerDish: proposed.find(({ station }) => station === one.station)?.minutesPerDish ?? one.minutesPerDish,
  }))
}

const middleOf = ([least, most]: readonly [number, number]) => (least + most) / 2
const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const timeOf = ({ history }: Recorded, ...stages: readonly string[]): number | null => {
  const entry = history.find(({ status }) => stages.includes(status))
  return entry ? Date.parse(entry.at) : null
}

const apart = (from: number | null, to: number | null, usual: number, most: number) =>
  from === null || to === null ? usual : within((to - from) / MINUTE_MS, 0, most)

/** The day's guests as they came; what chance did to each order is what its stages tell. */
export const recordedGuests = (day: readonly Recorded[], figures: readonly StationFigures[]): readonly Guest[] =>
  day.map((order) => {
    const at = Date.parse(order.createdAt)
    const taken = takenTimes(made(order), figures)
    const fired = Math.max(at, fireTime(order) ?? 0)
    return {
      id: order.id,
      at,
      wantedAt: order.scheduledFor === null ? null : Date.parse(order.scheduledFor),
      orderType: order.orderType,
      dishes: order.orderItems.flatMap(({ station, quantity }) => {
        const usual = figures.find((one) => one.station === station)?.minutesPerDish ?? 0
        const own = taken.find((one) => one.station === station)?.minutes ?? usual
        return Array.from({ length: quantity }, () => ({ station, minutes: within(own, usual / 2, usual * 2) }))
      }),
      takesUp: apart(fired, timeOf(order, 'confirmed'), middleOf(hands.takesUp), 15),
      packs: apart(timeOf(order, 'plating'), timeOf(order, 'ready'), middleOf(hands.packs), 15),
      drives: apart(timeOf(order, 'ready'), timeOf(order, 'completed'), hands.drives.mean, 60),
      waits: true,
    }
  })

/** What was promised on the day and what it took, by its own stages; an order without a promise says nothing. */
export const asItWas = (day: readonly Recorded[]): Day => ({
  turnedAway: 0,
  outcomes: day.flatMap((order) => {
    const done = order.orderType === 'delivery' ? timeOf(order, 'completed') : timeOf(order, 'ready', 'completed')
    if (done === null || order.promisedAt === null) return []
    const [at, promisedAt] = [Date.parse(order.createdAt), Date.parse(order.promisedAt)]
    return [
      {
        id: order.id,
        isForNow: order.scheduledFor === null,
        promised: (promisedAt - at) / MINUTE_MS,
        took: (done - at) / MINUTE_MS,
        kept: done <= promisedAt,
        toldInTime: false,
      },
    ]
  }),
})
