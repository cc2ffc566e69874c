import { MAX_GROUP_PEOPLE } from './contract'
import { MAX_ORDER_LINES } from '../orders/constants'
import { Problem } from '../platform/problem'
import { mergeNotes } from '../orders/cart/cart'
import { clampQuantity, getLineKey } from '../orders/cart/cart-lines'

/** A line of somebody's part in an order of several. */
export type GroupOrderLine = {
  readonly menuItemId: number
  readonly quantity: number
  readonly options?: readonly string[] | undefined
  readonly notes?: string | undefined
}

export type GroupOrderPart = {
  readonly id: string
  readonly name: string
  /** Grows with each change. */
  readonly version: number
  readonly lines: readonly GroupOrderLine[]
}

/** An order of several, as far as it is decided on. */
export type GroupOrder = {
  readonly hostId: string
  readonly isClosed: boolean
  readonly orderId?: string | undefined
  readonly people: readonly GroupOrderPart[]
  /** People whom the host has removed: they can't join again. */
  readonly removedIds: readonly string[]
}

/**
 * The link to a group's order ends so long after it was started (docs/product/groups.md#bounds).
 */
export const GROUP_LIFETIME_HOURS = 24

/** Lines of the same dish, wanted alike, as one. */
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

const sent = () => new Problem('group-closed', 'This order has been sent already: nothing can be changed any more.')

const isSame = (one: readonly GroupOrderLine[], other: readonly GroupOrderLine[]): boolean =>
  one.length === other.length &&
  one.every((line, index) => {
    const beside = other[index]
    return (
      beside !== undefined &&
      getLineKey(line) === getLineKey(beside) &&
      line.quantity === beside.quantity &&
      (line.notes ?? '') === (beside.notes ?? '')
    )
  })

/**
 * The people with somebody's part as it is sent, at the version that its owner read
 * (docs/product/groups.md#from-the-link-to-the-order); null where it is so already. Throws
 * `group-closed`, `group-full`, `not-allowed` for a removed person, and `changed-meanwhile` where
 * the part is another by now.
 */
export function applyParticipantPart(
  { people, isClosed, orderId, removedIds }: GroupOrder,
  part: GroupOrderPart,
): readonly GroupOrderPart[] | null {
  if (removedIds.includes(part.id)) throw new Problem('not-allowed', 'The host has removed you from this group order.')
  const known = people.find(({ id }) => id === part.id)
  if (known && known.name === part.name && isSame(known.lines, part.lines)) return null
  if (orderId !== undefined) throw sent()
  if (isClosed) throw new Problem('group-closed', 'This order is being sent: nothing can be added right now.')
  if ((known?.version ?? 0) !== part.version)
    throw new Problem('changed-meanwhile', 'Your part has changed meanwhile. Please look at it again.')
  if (!known && people.length >= MAX_GROUP_PEOPLE)
    throw new Problem('group-full', `At most ${MAX_GROUP_PEOPLE} people can order together.`)
  const next = { ...part, version: part.version + 1 }
  const all = known ? people.map((each) => (each === known ? next : each)) : [...people, next]
  if (all.reduce((sum, { lines }) => sum + lines.length, 0) > MAX_ORDER_LINES)
    throw new Problem('group-full', `An order takes at most ${MAX_ORDER_LINES} different dishes.`)
  return all
}

/** Refuses whoever did not start it, and whatever comes after it was sent. */
export function assertGroupHost({ hostId, orderId }: GroupOrder, id: string): void {
  if (hostId !== id) throw new Problem('not-allowed', 'Only who started this order can do that.')
  if (orderId !== undefined) throw sent()
}

/** The people without a line of somebody's part; null where there is none such. */
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
 * A group without a person and their lines; null where the person is not in it. Throws
 * `not-allowed` for the host.
 */
export function removeParticipant({ hostId, people, removedIds }: GroupOrder, personId: string): Remaining | null {
  if (personId === hostId) throw new Problem('not-allowed', 'The host can’t be removed from the group order.')
  if (!people.some(({ id }) => id === personId)) return null
  return { people: people.filter(({ id }) => id !== personId), removedIds: [...removedIds, personId] }
}

/**
 * Why a group's order could not be marked as sent, given it as it stands; undefined where it is
 * gone.
 */
export function createGroupSubmitProblem(standing: GroupOrder | undefined, hostId: string): Problem {
  if (!standing) return new Problem('not-found', 'This group order is over. Please start another one.')
  if (standing.hostId !== hostId) return new Problem('not-allowed', 'Only who started this order can send it.')
  if (standing.orderId !== undefined) return sent()
  return new Problem(
    'changed-meanwhile',
    'The group’s order has changed since you took it over. Please look at it again.',
  )
}
