import type { LocationConfig } from '#shared/locations/location'
import { firedEarly } from '#shared/rules/firing'
import { latePromises } from '#shared/rules/late'
import { wallClock } from '#shared/rules/local-time'
import { promiseFor, workOf } from '#shared/rules/promise'
import type { Promised } from '#shared/rules/promise'
import { freeAfter, limitOf, slotsLeft, slotStart } from '#shared/rules/slots'
import type { Capacity, StationFigures } from '#shared/rules/stations'
import { newAgenda } from './agenda'
import { evening } from './assumptions'
import { MINUTE_MS } from './guests'
import type { Guest } from './guests'
import { newKitchen } from './kitchen'

type Place = Pick<LocationConfig, 'hours' | 'timeZone'>

export type House = {
  readonly place: Place
  /** What promises are made of. */
  readonly figures: readonly StationFigures[]
  readonly capacity: Capacity
}

/** What became of a guest who was taken: all in minutes. */
export type Outcome = {
  readonly id: string
  /** Wanted as soon as possible, as far as it was taken so. */
  readonly isForNow: boolean
  readonly promised: number
  readonly took: number
  readonly kept: boolean
  /** Whether its guest was told of a later time before the first had passed. */
  readonly toldInTime: boolean
}

export type Day = { readonly outcomes: readonly Outcome[]; readonly turnedAway: number }

/** A day of guests at a house, by the rules that its site goes by: what was promised, and what it took. */
export function replay(guests: readonly Guest[], { place, figures, capacity }: House): Day {
  const agenda = newAgenda()
  const kitchen = newKitchen(figures, agenda)
  const taken = { pickup: new Map<string, number>(), delivery: new Map<string, number>() }
  const outcomes: Outcome[] = []
  const told = new Map<string, number>()
  let turnedAway = 0

  const leftOf = (type: 'pickup' | 'delivery', at: number) =>
    slotsLeft(place, wallClock(place, new Date(at)).date, { limit: capacity[type], taken: taken[type] }, new Date(at))

  /** Takes the place that a promise needs; false where it is full. */
  function takePlace({ orderType }: Guest, { from }: Promised): boolean {
    const limit = limitOf(capacity, orderType)
    if (limit === null || orderType === 'event') return true
    const slot = slotStart(from)
    const count = taken[orderType].get(slot) ?? 0
    if (count >= limit) return false
    taken[orderType].set(slot, count + 1)
    return true
  }

  function order(guest: Guest, scheduledFor: string | null): void {
    const now = agenda.now()
    const lines = guest.dishes.map(({ station }) => ({ station, quantity: 1 }))
    const wanted = { orderType: guest.orderType, work: workOf(lines), scheduledFor }
    const promise = promiseFor(wanted, { stations: figures, extraMinutes: 0, inHand: kitchen.inHand() }, new Date(now))
    if (!promise) return
    if (!takePlace(guest, promise)) return otherTime(guest, promise)
    const promisedAt = new Date(promise.at).toISOString()
    const createdAt = new Date(now).toISOString()
    const history = [{ status: 'pending', at: createdAt } as const]
    const ticket = { ...wanted, id: guest.id, status: 'pending', createdAt, promisedAt, history, lines } as const
    kitchen.take(guest, { ...ticket, scheduledFor: scheduledFor ?? undefined }, (at) =>
      outcomes.push({
        id: guest.id,
        isForNow: scheduledFor === null,
        promised: (promise.at - now) / MINUTE_MS,
        took: (at - now) / MINUTE_MS,
        kept: at <= promise.at,
        toldInTime: (told.get(guest.id) ?? Infinity) <= promise.at,
      }),
    )
  }

  /** A full slot names the next that is free; a delivery has no time to choose. */
  function otherTime(guest: Guest, promise: Promised): void {
    const next = freeAfter(
      { type: 'pickup', at: slotStart(promise.from) },
      leftOf('pickup', agenda.now()),
      new Date(agenda.now()),
    )
    const isSoon = next && Date.parse(next.at) <= promise.from + evening.mostWaited * MINUTE_MS
    if (guest.waits && isSoon) order({ ...guest, orderType: 'pickup', waits: false }, next.at)
    else turnedAway += 1
  }

  function look(): void {
    const kitchenNow = { stations: figures, extraMinutes: 0, inHand: kitchen.inHand() }
    for (const { id } of firedEarly(kitchenNow, agenda.now())) kitchen.fireEarly(id)
    for (const { id, promisedAt } of latePromises(kitchen.line(), figures, agenda.now())) {
      kitchen.movePromise(id, promisedAt)
      if (!told.has(id)) told.set(id, agenda.now())
    }
    if (kitchen.line().length > 0 || guests.some(({ at }) => at > agenda.now()))
      agenda.note(agenda.now() + MINUTE_MS, look)
  }

  for (const guest of guests)
    agenda.note(guest.at, () => order(guest, guest.wantedAt === null ? null : new Date(guest.wantedAt).toISOString()))
  const [first] = guests
  if (first) agenda.note(first.at, look)
  agenda.run()
  return { outcomes, turnedAway }
}
