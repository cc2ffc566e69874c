import type { MenuAvailability } from '#shared/contract/inventory'
import type { Ticket } from '#shared/contract/orders'
import { canUndo, undoing, withActs } from '#shared/rules/kitchen-acts'
import type { Act, Move, Sent } from '#shared/rules/kitchen-acts'
import { owedBy } from '#shared/rules/kitchen-posts'
import type { Post } from '#shared/rules/kitchen-posts'
import { hasteOf } from '#shared/rules/kitchen-promise'
import { isActive } from '#shared/rules/order-status'
import { undoing as unsaying, withSaid } from '#shared/rules/run-out'
import type { Change, Said } from '#shared/rules/run-out'
import type { Bump } from '../acts/use-bumps'
import { madeUpDishes, madeUpTickets } from './made-up'

/** A kitchen that is nowhere but in this browser's memory. */
export type World = {
  readonly tickets: readonly Ticket[]
  readonly dishes: readonly MenuAvailability[]
  /** What was last said of a dish, to be undone. */
  readonly latest: Change | null
  readonly bumps: readonly Bump[]
  readonly post: Post | null
}

/** What somebody does on a board, and when. */
export type Deed = { readonly at: number } & (
  | { readonly do: 'move'; readonly orderId: string; readonly to: Sent }
  | { readonly do: 'strike'; readonly orderId: string; readonly lineIds: readonly string[]; readonly isStruck: boolean }
  | { readonly do: 'recall' }
  | { readonly do: 'post'; readonly post: Post | null }
  | { readonly do: 'say'; readonly dishId: number; readonly said: Said }
  | { readonly do: 'unsay' }
)

export const newWorld = (now: number): World => ({
  tickets: madeUpTickets(now),
  dishes: madeUpDishes,
  latest: null,
  bumps: [],
  post: null,
})

/** Acts as the server would take them: a move stands in the ticket's history. */
function worked(tickets: readonly Ticket[], acts: readonly Act[], at: number): readonly Ticket[] {
  const moved = new Set(acts.flatMap(({ kind, orderId }) => (kind === 'move' ? [orderId] : [])))
  return withActs(tickets, acts).map((ticket) => {
    if (!moved.has(ticket.id)) return ticket
    const { completedAt: _, ...rest } = ticket
    const { status, kitchenStatus } = ticket
    const time = new Date(at).toISOString()
    const isEnd = status === 'completed' || status === 'cancelled'
    return {
      ...rest,
      version: ticket.version + 1,
      history: [...ticket.history, { status, kitchenStatus, at: time }],
      ...(isEnd && { completedAt: time }),
    }
  })
}

const struck = (orderId: string, ticketNumber: number, lineIds: readonly string[], isStruck: boolean): Act[] =>
  lineIds.map((lineId) => ({ id: lineId, orderId, ticketNumber, kind: 'strike', lineId, isStruck }))

function afterMove(world: World, ticket: Ticket, to: Sent, at: number): World {
  const { id: orderId, ticketNumber, status, kitchenStatus } = ticket
  const move: Move = {
    id: `${orderId} ${at}`,
    orderId,
    ticketNumber,
    kind: 'move',
    from: { status, kitchenStatus },
    to,
  }
  const bump: Bump = { kind: 'move', orderId, ticketNumber, move }
  return {
    ...world,
    tickets: worked(world.tickets, [move], at),
    bumps: canUndo(move) ? [...world.bumps, bump] : world.bumps,
  }
}

function afterRecall(world: World, at: number): World {
  const bump = world.bumps.at(-1)
  if (!bump) return world
  const { orderId, ticketNumber } = bump
  const acts =
    bump.kind === 'move'
      ? [{ ...bump.move, ...undoing(bump.move) }]
      : struck(orderId, ticketNumber, bump.lineIds, false)
  return { ...world, tickets: worked(world.tickets, acts, at), bumps: world.bumps.slice(0, -1) }
}

function said(
  world: World,
  dishId: number,
  what: Said,
  latest: (before: MenuAvailability, after: MenuAvailability) => Change | null,
): World {
  const before = world.dishes.find(({ id }) => id === dishId)
  if (!before) return world
  const after = withSaid(before, what)
  const dishes = world.dishes.map((dish) => (dish.id === dishId ? after : dish))
  return { ...world, dishes, latest: latest(before, after) }
}

/**
 * The kitchen after a deed, as a real one would be; a deed that is no longer possible changes
 * nothing.
 */
export function afterDeed(world: World, deed: Deed): World {
  const ticketOf = (orderId: string) => world.tickets.find(({ id }) => id === orderId)
  switch (deed.do) {
    case 'move': {
      const ticket = ticketOf(deed.orderId)
      return ticket ? afterMove(world, ticket, deed.to, deed.at) : world
    }
    case 'strike': {
      const { orderId, lineIds, isStruck } = deed
      const ticket = ticketOf(orderId)
      if (!ticket) return world
      const bump: Bump = { kind: 'strike', orderId, ticketNumber: ticket.ticketNumber, lineIds }
      return {
        ...world,
        tickets: worked(world.tickets, struck(orderId, ticket.ticketNumber, lineIds, isStruck), deed.at),
        bumps: isStruck ? [...world.bumps, bump] : world.bumps,
      }
    }
    case 'recall':
      return afterRecall(world, deed.at)
    case 'post':
      return { ...world, post: deed.post }
    case 'say':
      return said(world, deed.dishId, deed.said, (before, after) => ({ before, after }))
    case 'unsay': {
      const { latest } = world
      const now = world.dishes.find(({ id }) => id === latest?.before.id)
      return latest && now ? said(world, now.id, unsaying(latest.before, latest.after, now), () => null) : world
    }
  }
}

/** Past its promise. */
export const lateIn = ({ tickets }: World, at: number): readonly Ticket[] =>
  tickets.filter((ticket) => isActive(ticket.status) && hasteOf(ticket, at) === 'late')

/** Made at all of its stations, and not called yet. */
export const madeIn = ({ tickets }: World): readonly Ticket[] =>
  tickets.filter(
    (ticket) => isActive(ticket.status) && ticket.status !== 'ready' && owedBy(ticket).every(({ owed }) => owed === 0),
  )
