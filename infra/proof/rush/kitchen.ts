import type { Station } from '#shared/contract/menu'
import { fireTime } from '#shared/rules/kitchen-schedule'
import type { Ticket } from '#shared/rules/late'
import type { OrderStatus } from '#shared/terms/orders'
import { workOf } from '#shared/rules/promise'
import type { InHand } from '#shared/rules/promise'
import type { StationFigures } from '#shared/rules/stations'
import type { Agenda } from './agenda'
import { hands } from './assumptions'
import { MINUTE_MS } from './guests'
import type { Guest } from './guests'

/** An order as the kitchen has it: the ticket that the rules look at, and whose it is. */
type Held = { ticket: Ticket; isOnLine: boolean; readonly guest: Guest; readonly onDone: OnDone }

/** When a pickup was ready, or a delivery there, in milliseconds. */
type OnDone = (at: number) => void

/** A dish that waits for a hand. */
type Dish = { readonly due: number; readonly begin: () => void }

/** When a ticket must be ready by what its guest was told: the board's countdown, by which hands go. */
const dueAt = ({ promisedAt = '', orderType }: Ticket) =>
  Date.parse(promisedAt) - (orderType === 'delivery' ? hands.drives.mean * MINUTE_MS : 0)

const isOnPlates = ({ status }: Ticket) => status === 'plating' || status === 'ready'

/** A kitchen that works its tickets off: each station makes as many dishes at once as it has hands, in the tickets' order. */
export function newKitchen(stations: readonly StationFigures[], agenda: Agenda) {
  const held = new Map<string, Held>()
  const waiting = new Map<Station, Dish[]>()
  const free = new Map<Station, number>(stations.map((one) => [one.station, one.hands]))

  const moveTo = (one: Held, status: OrderStatus) => {
    const entry = { status, at: new Date(agenda.now()).toISOString() }
    one.ticket = { ...one.ticket, status, history: [...one.ticket.history, entry] }
  }

  function next(station: Station): void {
    const count = free.get(station) ?? 0
    const dish = count > 0 ? waiting.get(station)?.shift() : undefined
    if (!dish) return
    free.set(station, count - 1)
    dish.begin()
  }

  function takeUp(one: Held): void {
    const { dishes, packs, drives, orderType } = one.guest
    moveTo(one, 'confirmed')
    let toMake = dishes.length
    const made = () => {
      toMake -= 1
      if (toMake > 0) return
      moveTo(one, 'plating')
      agenda.note(agenda.now() + packs * MINUTE_MS, () => {
        held.delete(one.ticket.id)
        one.onDone(agenda.now() + (orderType === 'delivery' ? drives * MINUTE_MS : 0))
      })
    }
    for (const { station, minutes } of dishes) {
      const begin = () => {
        if (one.ticket.status === 'confirmed') moveTo(one, 'cooking')
        agenda.note(agenda.now() + minutes * MINUTE_MS, () => {
          free.set(station, (free.get(station) ?? 0) + 1)
          made()
          next(station)
        })
      }
      const due = dueAt(one.ticket)
      const others = waiting.get(station) ?? []
      const place = others.findLastIndex((other) => other.due <= due) + 1
      waiting.set(station, others.toSpliced(place, 0, { due, begin }))
      next(station)
    }
  }

  /** What others wait for, as the board's index tells it (decision 0045). */
  const inHand = (): readonly (InHand & { readonly id: string })[] =>
    [...held.values()].map(({ ticket }) => ({
      id: ticket.id,
      orderType: ticket.orderType,
      work: isOnPlates(ticket) ? {} : workOf(ticket.lines),
      wantedAt: ticket.scheduledFor === undefined ? null : Date.parse(ticket.scheduledFor),
    }))

  /** Takes an order up a while after it went to the line, which it does once. */
  function fire(one: Held): void {
    if (one.isOnLine) return
    one.isOnLine = true
    agenda.note(agenda.now() + one.guest.takesUp * MINUTE_MS, () => takeUp(one))
  }

  return {
    inHand,
    line: (): readonly Ticket[] => [...held.values()].map(({ ticket }) => ticket),
    /** A promise that has moved. */
    movePromise: (id: string, promisedAt: string) => {
      const one = held.get(id)
      if (one) one.ticket = { ...one.ticket, promisedAt, promiseMoves: (one.ticket.promiseMoves ?? 0) + 1 }
    },
    take: (guest: Guest, ticket: Ticket, onDone: OnDone) => {
      const one: Held = { ticket, isOnLine: false, guest, onDone }
      held.set(ticket.id, one)
      const fired = fireTime({ orderType: ticket.orderType, scheduledFor: ticket.scheduledFor ?? null }) ?? 0
      agenda.note(Math.max(agenda.now(), fired), () => fire(one))
    },
    /** An order for later that has to be begun before its usual time. */
    fireEarly: (id: string) => {
      const one = held.get(id)
      if (!one || one.isOnLine) return
      one.ticket = { ...one.ticket, firedAt: new Date(agenda.now()).toISOString() }
      fire(one)
    },
  }
}
