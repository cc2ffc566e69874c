import { MAX_GROUP_PEOPLE, MAX_REMOVED_PEOPLE } from './contract'
import { MAX_ORDER_LINES } from '../orders/constants'
import { Problem } from '../platform/problem'
import { addDays, fromWallClock, parseClockMinutes, toWallClock, type Zoned } from '../platform/time'
import { mergeNotes } from '../orders/cart/note-length'
import { clampQuantity, getLineKey } from '../orders/cart/cart-lines'

/** A line of a participant's part of a group order. */
export type GroupOrderLine = {
  readonly menuItemId: number
  readonly quantity: number
  readonly options?: readonly string[] | undefined
  readonly notes?: string | undefined
}

export type GroupOrderPart = {
  readonly id: string
  readonly name: string
  /** Incremented by each change. */
  readonly version: number
  readonly lines: readonly GroupOrderLine[]
}

/** A group order, with what its rules depend on. */
export type GroupOrder = {
  readonly hostId: string
  readonly isClosed: boolean
  readonly orderId?: string | undefined
  readonly people: readonly GroupOrderPart[]
  /** People whom the host has removed. They can't join again. */
  readonly removedIds: readonly string[]
}

/** A group order expires this many hours after it was started (docs/product/groups.md#limits). */
export const GROUP_LIFETIME_HOURS = 24

/** Returns the next moment at which the clock of a location shows a time `HH:MM`. */
export function getNextTime(location: Zoned, time: string, now: Date): Date {
  const { date } = toWallClock(location, now)
  const minutes = parseClockMinutes(time)
  const today = fromWallClock(location, date, minutes)
  return today > now ? today : fromWallClock(location, addDays(date, 1), minutes)
}

/** Merges equal lines. */
export const mergeGroupLines = (lines: readonly GroupOrderLine[]): readonly GroupOrderLine[] => {
  const joined = new Map<string, GroupOrderLine>()
  for (const line of lines) {
    const key = getLineKey(line)
    const known = joined.get(key)
    const both = known && {
      ...known,
      quantity: clampQuantity(known.quantity + line.quantity),
      notes: mergeNotes(known.notes, line.notes),
    }
    joined.set(key, both ?? line)
  }
  return [...joined.values()]
}

const createAlreadySentProblem = () =>
  new Problem('group-closed', 'This order has been sent already: it can no longer be changed.')

const areLinesEqual = (one: readonly GroupOrderLine[], other: readonly GroupOrderLine[]): boolean =>
  one.length === other.length &&
  one.every((line, index) => {
    const counterpart = other[index]
    return (
      counterpart !== undefined &&
      getLineKey(line) === getLineKey(counterpart) &&
      line.quantity === counterpart.quantity &&
      (line.notes ?? '') === (counterpart.notes ?? '')
    )
  })

/**
 * Returns the participants after one of them saves their part, at the version that they read
 * (docs/product/groups.md#from-link-to-order). Null if nothing changes.
 * @throws Problem `group-closed`, `group-full`, `not-allowed` for a removed person, or
 * `changed-meanwhile` for an outdated version
 */
export function applyParticipantPart(
  { people, isClosed, orderId, removedIds }: GroupOrder,
  part: GroupOrderPart,
): readonly GroupOrderPart[] | null {
  if (removedIds.includes(part.id)) throw new Problem('not-allowed', 'The host has removed you from this group order.')
  const known = people.find(({ id }) => id === part.id)
  if (known && known.name === part.name && areLinesEqual(known.lines, part.lines)) return null
  if (orderId !== undefined) throw createAlreadySentProblem()
  if (isClosed) throw new Problem('group-closed', 'This order is being sent: nothing can be added right now.')
  if ((known?.version ?? 0) !== part.version)
    throw new Problem('changed-meanwhile', 'Your dishes have changed. Please check them and try again.')
  if (!known && people.length >= MAX_GROUP_PEOPLE)
    throw new Problem('group-full', `At most ${MAX_GROUP_PEOPLE} people can order together.`)
  if (!known && removedIds.length >= MAX_REMOVED_PEOPLE)
    throw new Problem('group-full', 'Too many people were removed from this group order. Please start another one.')
  const next = { ...part, version: part.version + 1 }
  const all = known ? people.map((each) => (each === known ? next : each)) : [...people, next]
  if (all.reduce((sum, { lines }) => sum + lines.length, 0) > MAX_ORDER_LINES)
    throw new Problem('group-full', `An order takes at most ${MAX_ORDER_LINES} different dishes.`)
  return all
}

/**
 * Checks that a person may manage a group order.
 * @throws Problem `not-allowed` for others than the host, `group-closed` once it was sent
 */
export function assertGroupHost({ hostId, orderId }: GroupOrder, id: string): void {
  if (hostId !== id) throw new Problem('not-allowed', 'Only the host of this order can do that.')
  if (orderId !== undefined) throw createAlreadySentProblem()
}

/** Returns the participants without a line; null if there is no such line. */
export function removeGroupLine(
  { people }: GroupOrder,
  personId: string,
  lineId: string,
): readonly GroupOrderPart[] | null {
  const person = people.find(({ id }) => id === personId)
  const lines = person?.lines.filter((line) => getLineKey(line) !== lineId) ?? []
  if (!person || lines.length === person.lines.length) return null
  return people.map((each) => (each === person ? { ...each, lines, version: each.version + 1 } : each))
}

type Remaining = Pick<GroupOrder, 'people' | 'removedIds'>

/**
 * Returns the group without a person and their lines; null if they are not in it.
 * @throws Problem `not-allowed` for the host
 */
export function removeParticipant({ hostId, people, removedIds }: GroupOrder, personId: string): Remaining | null {
  if (personId === hostId) throw new Problem('not-allowed', 'The host can’t be removed from the group order.')
  if (!people.some(({ id }) => id === personId)) return null
  return { people: people.filter(({ id }) => id !== personId), removedIds: [...removedIds, personId] }
}

/**
 * Creates the problem for a group order that could not be marked as sent, given its current state;
 * undefined if it has expired.
 */
export function createGroupSubmitProblem(current: GroupOrder | undefined, hostId: string): Problem {
  if (!current) return new Problem('not-found', 'This group order is over. Please start another one.')
  if (current.hostId !== hostId) return new Problem('not-allowed', 'Only the host of this order can send it.')
  if (current.orderId !== undefined) return createAlreadySentProblem()
  return new Problem(
    'changed-meanwhile',
    'The group’s order has changed since you took it over. Please look at it again.',
  )
}
