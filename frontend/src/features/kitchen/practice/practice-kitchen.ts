import type { MenuAvailability } from '#shared/menu/availability-contract'
import type { Ticket } from '#shared/orders/contract'
import { canUndoMove, createUndoMove, applyBoardActions } from '#shared/kitchen/board-actions'
import type { BoardAction, MoveAction, StageCommand } from '#shared/kitchen/board-actions'
import { countOpenItemsByStation } from '#shared/kitchen/ticket-items'
import type { DisplayStation } from '#shared/kitchen/ticket-items'
import { getTicketUrgency } from '#shared/kitchen/ticket-timing'
import { isActiveStatus } from '#shared/orders/status'
import { undoAvailabilityChange as unsaying, applyAvailabilityUpdate } from '#shared/menu/availability'
import type { AvailabilityChange, UpdateAvailabilityRequest } from '#shared/menu/availability'
import type { Bump } from '../actions/use-outbox'
import { sampleDishes, createSampleTickets } from './sample-tickets'

/** A kitchen that is nowhere but in this browser's memory. */
export type PracticeKitchen = {
  readonly tickets: readonly Ticket[]
  readonly dishes: readonly MenuAvailability[]
  /** What was last said of a dish, to be undone. */
  readonly latest: AvailabilityChange | null
  readonly bumps: readonly Bump[]
  readonly post: DisplayStation | null
}

/** What somebody does on a board, and when. */
export type KitchenAction = { readonly at: number } & (
  | { readonly do: 'move'; readonly orderId: string; readonly to: StageCommand }
  | { readonly do: 'strike'; readonly orderId: string; readonly lineIds: readonly string[]; readonly isStruck: boolean }
  | { readonly do: 'recall' }
  | { readonly do: 'post'; readonly post: DisplayStation | null }
  | { readonly do: 'say'; readonly dishId: number; readonly said: UpdateAvailabilityRequest }
  | { readonly do: 'unsay' }
)

export const createPracticeKitchen = (now: number): PracticeKitchen => ({
  tickets: createSampleTickets(now),
  dishes: sampleDishes,
  latest: null,
  bumps: [],
  post: null,
})

/** Acts as the server would take them: a move stands in the ticket's history. */
function worked(tickets: readonly Ticket[], acts: readonly BoardAction[], at: number): readonly Ticket[] {
  const moved = new Set(acts.flatMap(({ kind, orderId }) => (kind === 'move' ? [orderId] : [])))
  return applyBoardActions(tickets, acts).map((ticket) => {
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

const struck = (orderId: string, ticketNumber: number, lineIds: readonly string[], isStruck: boolean): BoardAction[] =>
  lineIds.map((lineId) => ({ id: lineId, orderId, ticketNumber, kind: 'strike', lineId, isStruck }))

function afterMove(world: PracticeKitchen, ticket: Ticket, to: StageCommand, at: number): PracticeKitchen {
  const { id: orderId, ticketNumber, status, kitchenStatus } = ticket
  const move: MoveAction = {
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
    bumps: canUndoMove(move) ? [...world.bumps, bump] : world.bumps,
  }
}

function afterRecall(world: PracticeKitchen, at: number): PracticeKitchen {
  const bump = world.bumps.at(-1)
  if (!bump) return world
  const { orderId, ticketNumber } = bump
  const acts =
    bump.kind === 'move'
      ? [{ ...bump.move, ...createUndoMove(bump.move) }]
      : struck(orderId, ticketNumber, bump.lineIds, false)
  return { ...world, tickets: worked(world.tickets, acts, at), bumps: world.bumps.slice(0, -1) }
}

function said(
  world: PracticeKitchen,
  dishId: number,
  what: UpdateAvailabilityRequest,
  latest: (before: MenuAvailability, after: MenuAvailability) => AvailabilityChange | null,
): PracticeKitchen {
  const before = world.dishes.find(({ id }) => id === dishId)
  if (!before) return world
  const after = applyAvailabilityUpdate(before, what)
  const dishes = world.dishes.map((dish) => (dish.id === dishId ? after : dish))
  return { ...world, dishes, latest: latest(before, after) }
}

/**
 * The kitchen after a deed, as a real one would be; a deed that is no longer possible changes
 * nothing.
 */
export function applyKitchenAction(world: PracticeKitchen, deed: KitchenAction): PracticeKitchen {
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
export const listLateTickets = ({ tickets }: PracticeKitchen, at: number): readonly Ticket[] =>
  tickets.filter((ticket) => isActiveStatus(ticket.status) && getTicketUrgency(ticket, at) === 'late')

/** Made at all of its stations, and not called yet. */
export const listMadeTickets = ({ tickets }: PracticeKitchen): readonly Ticket[] =>
  tickets.filter(
    (ticket) =>
      isActiveStatus(ticket.status) &&
      ticket.status !== 'ready' &&
      countOpenItemsByStation(ticket).every(({ owed }) => owed === 0),
  )
