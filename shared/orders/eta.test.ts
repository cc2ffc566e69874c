import fc from 'fast-check'
import { stations } from '../menu/contract'
import {
  formatEta,
  estimateEta,
  getEtaFields,
  estimateQuotes,
  withLeadTime,
  type PendingOrder,
  type KitchenLoad,
} from './eta'
import { type StationWorkload, getWorkload, parseWorkload, serializeWorkload } from './workload'
import { defaultStations } from './timing/stations'

const now = new Date('2026-05-01T22:00:00.000Z')
const minutes = (count: number) => now.getTime() + count * 60_000
const quiet: KitchenLoad = { stations: defaultStations, extraMinutes: 0, activeOrders: [] }
const two = { orderType: 'pickup', work: { hibachi: 1, sushi: 1 }, scheduledFor: null } as const
const ordered = (work: StationWorkload, wantedAt: number | null = null): PendingOrder => ({
  orderType: 'pickup',
  work,
  wantedAt,
})
const busyWith = (...activeOrders: readonly PendingOrder[]): KitchenLoad => ({ ...quiet, activeOrders })

const etaMinutes = (kitchen: KitchenLoad, request: Parameters<typeof estimateEta>[0] = two) => {
  const promise = estimateEta(request, kitchen, now)
  return promise && [promise.from, promise.at].map((at) => (at - now.getTime()) / 60_000)
}

describe('an estimated time', () => {
  it('is 15 to 20 minutes for a pickup in a quiet kitchen, 30 to 45 for a delivery', () => {
    expect(etaMinutes(quiet)).toEqual([15, 20])
    expect(etaMinutes(quiet, { ...two, orderType: 'delivery' })).toEqual([30, 45])
    expect(etaMinutes(busyWith(ordered({ hibachi: 2 }), ordered({ sushi: 2 })))).toEqual([15, 20])
    expect(etaMinutes(quiet, { ...two, work: { hibachi: 4, sushi: 4, fry: 3, drinks: 6 } })).toEqual([15, 20])
  })

  it('grows with the load of the stations that make its dishes, and of no others', () => {
    const rush = Array.from({ length: 10 }, () => ordered({ sushi: 3 }))
    expect(etaMinutes(busyWith(...rush))).toEqual([65, 70])
    expect(etaMinutes(busyWith(...rush), { ...two, work: { hibachi: 1 } })).toEqual([15, 20])
  })

  it("is longer for a large order, and by the kitchen's extra minutes", () => {
    expect(etaMinutes(quiet, { ...two, work: { hibachi: 20 } })).toEqual([50, 55])
    expect(etaMinutes({ ...quiet, extraMinutes: 7 })).toEqual([22, 27])
  })

  it("waits for a scheduled order that has been started or is due earlier, but not for tomorrow's", () => {
    const party = { hibachi: 30 }
    expect(etaMinutes(busyWith(ordered(party, minutes(15))))).toEqual([65, 70])
    expect(etaMinutes(busyWith(ordered(party, minutes(600))))).toEqual([15, 20])
    // The party is due later, unless other orders delay the new one.
    expect(etaMinutes(busyWith(ordered(party, minutes(45))))).toEqual([15, 20])
    expect(etaMinutes(busyWith(ordered(party, minutes(45)), ordered({ hibachi: 20 })))).toEqual([105, 110])
  })

  it('of a scheduled pickup is a 5 minute window from its time; an event without a time has none', () => {
    const scheduledFor = new Date(minutes(180)).toISOString()
    expect(etaMinutes(quiet, { ...two, scheduledFor })).toEqual([180, 185])
    expect(etaMinutes(quiet, { ...two, orderType: 'event' })).toBeNull()
  })

  it('never gets shorter with more work, fewer cooks or slower dishes', () => {
    const aWork = fc.record(Object.fromEntries(stations.map((one) => [one, fc.nat(9)])))
    const anOrder = fc.record({
      orderType: fc.constantFrom('pickup', 'delivery', 'event'),
      work: aWork,
      wantedAt: fc.option(fc.integer({ min: minutes(-60), max: minutes(240) })),
    })
    const figures = fc.record({ hands: fc.integer({ min: 1, max: 9 }), minutesPerDish: fc.nat(20) })
    fc.assert(
      fc.property(fc.array(anOrder), anOrder, aWork, figures, (activeOrders, one, work, grill) => {
        const at = (hibachi: typeof grill, orders: readonly PendingOrder[]) => {
          const kitchen = {
            extraMinutes: 0,
            activeOrders: orders,
            stations: [{ station: 'hibachi', ...hibachi } as const],
          }
          return etaMinutes(kitchen, { ...two, work })?.[1] ?? 0
        }
        const before = at(grill, activeOrders)
        expect(before).toBeGreaterThanOrEqual(20)
        expect(at(grill, [...activeOrders, one])).toBeGreaterThanOrEqual(before)
        expect(at({ ...grill, hands: grill.hands + 1 }, activeOrders)).toBeLessThanOrEqual(before)
        expect(at({ ...grill, minutesPerDish: grill.minutesPerDish + 1 }, activeOrders)).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

it('a quote before the guest has chosen assumes one dish of each station', () => {
  expect(estimateQuotes(quiet, now)).toEqual({ pickup: { min: 15, max: 20 }, delivery: { min: 30, max: 45 } })
  const rush = busyWith(...Array.from({ length: 6 }, () => ordered({ hibachi: 2 })))
  expect(estimateQuotes({ ...rush, extraMinutes: 10 }, now).pickup).toEqual({ min: 40, max: 45 })
})

it('a quote for dishes is what an order of them is promised', () => {
  const many = { hibachi: 14 }
  const promise = estimateEta({ orderType: 'pickup', work: many, scheduledFor: null }, quiet, now)
  const quoted = estimateQuotes(quiet, now, many).pickup
  expect([promise?.from, promise?.at]).toEqual([quoted.min, quoted.max].map((wait) => now.getTime() + wait * 60_000))
  expect(quoted.min).toBeGreaterThan(15)
})

it('a quote for dishes with a lead time starts after it, and keeps the width of its window', () => {
  const quotes = estimateQuotes(quiet, now)
  expect(withLeadTime(quotes, 120)).toEqual({ pickup: { min: 120, max: 125 }, delivery: { min: 120, max: 135 } })
  expect(withLeadTime(quotes, 20)).toEqual({ pickup: { min: 20, max: 25 }, delivery: { min: 30, max: 45 } })
  expect(withLeadTime(quotes, 0)).toEqual(quotes)
})

const testSite = { acceptsOrdersWhileClosed: true }
const liveSite = { acceptsOrdersWhileClosed: false }

describe('the estimate of an order', () => {
  const placed = { orderType: 'pickup', createdAt: now.toISOString() } as const

  it('stored without one is that of a quiet kitchen plus its extra minutes', () => {
    expect(getEtaFields({ ...placed, extraMinutes: 10 })).toEqual({
      promisedFrom: new Date(minutes(25)).toISOString(),
      promisedAt: new Date(minutes(30)).toISOString(),
    })
    expect(formatEta({ ...placed, orderType: 'delivery' }, testSite)).toBe('30-45 minutes')
  })

  it('needs both ends of its window', () => {
    const promisedAt = new Date(minutes(45)).toISOString()
    expect(getEtaFields({ ...placed, promisedAt })).toEqual({
      promisedFrom: new Date(minutes(15)).toISOString(),
      promisedAt: new Date(minutes(20)).toISOString(),
    })
    expect(getEtaFields({ ...placed, promisedFrom: placed.createdAt, promisedAt })).toEqual({
      promisedFrom: placed.createdAt,
      promisedAt,
    })
  })

  it('is shown in minutes; a scheduled order shows the standard text', () => {
    const promisedFrom = new Date(minutes(40)).toISOString()
    const promisedAt = new Date(minutes(45)).toISOString()
    const later = { ...placed, promisedFrom, promisedAt, scheduledFor: promisedFrom }
    expect(formatEta({ ...placed, promisedFrom, promisedAt }, testSite)).toBe('40-45 minutes')
    expect(formatEta(later, testSite)).toBe('15-20 minutes')
    expect(formatEta({ ...placed, orderType: 'event' }, testSite)).toBe('Choose your preferred time')
  })

  it('of a scheduled order on a live site shows its own minutes', () => {
    const promisedFrom = new Date(minutes(570)).toISOString()
    const promisedAt = new Date(minutes(575)).toISOString()
    const later = { ...placed, promisedFrom, promisedAt, scheduledFor: promisedFrom }
    expect(formatEta(later, liveSite)).toBe('570-575 minutes')
    expect(formatEta({ ...later, orderType: 'event' }, liveSite)).toBe('Choose your preferred time')
  })
})

it('a workload is stored as short text without struck lines, and read back', () => {
  const line = (station: 'hibachi' | 'fry', quantity: number, struckAt?: string) => ({ station, quantity, struckAt })
  const work = getWorkload([line('hibachi', 12), line('hibachi', 1), line('fry', 3, now.toISOString())])
  expect(work).toEqual({ hibachi: 13 })
  expect(parseWorkload(serializeWorkload({ ...work, drinks: 2 }))).toEqual({ hibachi: 13, drinks: 2 })
  expect(parseWorkload('')).toEqual({})
})
