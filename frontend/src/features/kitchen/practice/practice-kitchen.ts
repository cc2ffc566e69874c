import type { MenuAvailability } from '#shared/menu/availability-contract'
import type { Ticket } from '#shared/orders/contract'
import {
  canUndoMove,
  createUndoMove,
  applyBoardActions,
  type BoardAction,
  type MoveAction,
  type StageCommand,
} from '#shared/kitchen/board-actions'
import { countOpenItemsByStation, type DisplayStation } from '#shared/kitchen/ticket-items'
import { getTicketUrgency } from '#shared/orders/timing/ticket-timing'
import { isActiveStatus } from '#shared/orders/status'
import {
  undoAvailabilityChange,
  applyAvailabilityUpdate,
  type AvailabilityChange,
  type UpdateAvailabilityRequest,
} from '#shared/menu/availability'
import type { Bump } from '../actions/use-outbox'
import { sampleDishes, createSampleTickets } from './sample-tickets'

/** A simulated kitchen in this browser's memory. */
export type PracticeKitchen = {
  readonly tickets: readonly Ticket[]
  readonly dishes: readonly MenuAvailability[]
  /** The last availability change, for undo. */
  readonly latest: AvailabilityChange | null
  readonly bumps: readonly Bump[]
  readonly post: DisplayStation | null
}

/** A user's action on a board, with its time. */
export type KitchenAction = { readonly at: number } & (
  | { readonly do: 'move'; readonly orderId: string; readonly to: StageCommand }
  | { readonly do: 'strike'; readonly orderId: string; readonly lineIds: readonly string[]; readonly isStruck: boolean }
  | { readonly do: 'recall' }
  | { readonly do: 'post'; readonly post: DisplayStation | null }
  | { readonly do: 'availability'; readonly dishId: number; readonly change: UpdateAvailabilityRequest }
  | { readonly do: 'undo-availability' }
)

export const createPracticeKitchen = (now: number): PracticeKitchen => ({
  tickets: createSampleTickets(now),
  dishes: sampleDishes,
  latest: null,
  bumps: [],
  post: null,
})

/** Applies actions as the server would, with an entry in the ticket's history. */
function applyActions(tickets: readonly Ticket[], actions: readonly BoardAction[], at: number): readonly Ticket[] {
  const before = new Map(tickets.map(({ id, status }) => [id, status]))
  return applyBoardActions(tickets, actions).map((ticket) => {
    if (before.get(ticket.id) === ticket.status) return ticket
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

const strikeActions = (
  orderId: string,
  ticketNumber: number,
  lineIds: readonly string[],
  isStruck: boolean,
): BoardAction[] => lineIds.map((lineId) => ({ id: lineId, orderId, ticketNumber, kind: 'strike', lineId, isStruck }))

function applyMove(world: PracticeKitchen, ticket: Ticket, to: StageCommand, at: number): PracticeKitchen {
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
    tickets: applyActions(world.tickets, [move], at),
    bumps: canUndoMove(move) ? [...world.bumps, bump] : world.bumps,
  }
}

function applyRecall(world: PracticeKitchen, at: number): PracticeKitchen {
  const bump = world.bumps.at(-1)
  if (!bump) return world
  const { orderId, ticketNumber } = bump
  const actions =
    bump.kind === 'move'
      ? [{ ...bump.move, ...createUndoMove(bump.move) }]
      : strikeActions(orderId, ticketNumber, bump.lineIds, false)
  return { ...world, tickets: applyActions(world.tickets, actions, at), bumps: world.bumps.slice(0, -1) }
}

function updateDish(
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

/** Returns the kitchen after an action; an action that is no longer possible changes nothing. */
export function applyKitchenAction(world: PracticeKitchen, action: KitchenAction): PracticeKitchen {
  const ticketOf = (orderId: string) => world.tickets.find(({ id }) => id === orderId)
  switch (action.do) {
    case 'move': {
      const ticket = ticketOf(action.orderId)
      return ticket ? applyMove(world, ticket, action.to, action.at) : world
    }
    case 'strike': {
      const { orderId, lineIds, isStruck } = action
      const ticket = ticketOf(orderId)
      if (!ticket) return world
      const bump: Bump = { kind: 'strike', orderId, ticketNumber: ticket.ticketNumber, lineIds }
      return {
        ...world,
        tickets: applyActions(world.tickets, strikeActions(orderId, ticket.ticketNumber, lineIds, isStruck), action.at),
        bumps: isStruck ? [...world.bumps, bump] : world.bumps,
      }
    }
    case 'recall':
      return applyRecall(world, action.at)
    case 'post':
      return { ...world, post: action.post }
    case 'availability':
      return updateDish(world, action.dishId, action.change, (before, after) => ({ before, after }))
    case 'undo-availability': {
      const { latest } = world
      const now = world.dishes.find(({ id }) => id === latest?.before.id)
      return latest && now
        ? updateDish(world, now.id, undoAvailabilityChange(latest.before, latest.after, now), () => null)
        : world
    }
  }
}

/** Lists active tickets that are past their promised time. */
export const listLateTickets = ({ tickets }: PracticeKitchen, at: number): readonly Ticket[] =>
  tickets.filter((ticket) => isActiveStatus(ticket.status) && getTicketUrgency(ticket, at) === 'late')

/** Lists active tickets that all stations have finished and the expeditor has not called. */
export const listMadeTickets = ({ tickets }: PracticeKitchen): readonly Ticket[] =>
  tickets.filter(
    (ticket) =>
      isActiveStatus(ticket.status) &&
      ticket.status !== 'ready' &&
      countOpenItemsByStation(ticket).every(({ owed }) => owed === 0),
  )
