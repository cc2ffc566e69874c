import type { Ticket, TicketLine } from '#shared/orders/contract'
import { countBoardOrders } from '#shared/kitchen/ticket-items'
import { isActiveStatus, type OrderStage } from '#shared/orders/status'
import type { KitchenStatus, OrderStatus } from '#shared/orders/constants'
import type { Words } from '#base/language/use-words'

type Place = Parameters<typeof countBoardOrders>[1]

/**
 * The statuses that the filter board offers for an order
 * (docs/product/kitchen.md#filter-board).
 */
export const statusChoices = [
  'confirmed',
  'prep',
  'cooking',
  'plating',
  'ready',
  'completed',
] as const satisfies readonly KitchenStatus[]
export type StatusChoice = (typeof statusChoices)[number]

/** The filters: active orders or one stage. A delivery that left has one of its own. */
export const boardFilters = [
  'active',
  'waiting',
  'confirmed',
  'prep',
  'cooking',
  'plating',
  'ready',
  'out-for-delivery',
  'completed',
] as const
export type BoardFilter = (typeof boardFilters)[number]

export const getFilterName = (filter: BoardFilter, { board, tickets }: Words): string =>
  filter === 'active'
    ? board.filters.active
    : filter === 'out-for-delivery'
      ? tickets.delivery.stage
      : tickets.stages[filter]

/**
 * Returns the command for a chosen status. Every choice but completed is sent as processing
 * (docs/product/kitchen.md#filter-board).
 */
export const statusChangeTo = (kitchenStatus: StatusChoice) =>
  ({ status: kitchenStatus === 'completed' ? 'completed' : 'processing', kitchenStatus }) as const

/** Returns the stage for the board: a delivery that left is ready only for the kitchen. */
const getFilterStage = ({ status, kitchenStatus }: OrderStage) =>
  status === 'out-for-delivery' ? status : kitchenStatus

/** Returns the tickets that a filter shows. */
export const filterTickets = (tickets: readonly Ticket[], filter: BoardFilter): readonly Ticket[] =>
  tickets.filter((ticket) => (filter === 'active' ? isActiveStatus(ticket.status) : getFilterStage(ticket) === filter))

/** Returns the command of the bump key: the next status, or null if there is none. */
export function nextStatusChoice(status: OrderStatus, kitchenStatus: KitchenStatus) {
  if (!isActiveStatus(status)) return null
  const next = statusChoices[statusChoices.findIndex((choice) => choice === kitchenStatus) + 1]
  return next ? statusChangeTo(next) : null
}

/**
 * Returns the four counts. In progress means confirmed but not ready; `finished` counts orders that
 * the board only knows briefly.
 */
export function summarizeBoard(tickets: readonly Ticket[], finished: number, place: Place, now: Date) {
  const atStages = (...stages: KitchenStatus[]) =>
    tickets.filter((ticket) => stages.some((stage) => stage === getFilterStage(ticket))).length
  const { active, ofToday } = countBoardOrders(tickets, place, now)
  return [
    { id: 'active', value: active },
    { id: 'ready', value: atStages('ready') },
    { id: 'inProgress', value: atStages('confirmed', 'prep', 'cooking', 'plating') },
    { id: 'total', value: ofToday + finished },
  ] as const
}

const SHOWN = 3

/**
 * Returns an order's first three dishes with those of an allergy, and how many more there are
 * (docs/product/kitchen.md#filter-board).
 */
export function shortenDishList<L extends Pick<TicketLine, 'allergyMarks'>>(lines: readonly L[]) {
  const shown = lines.filter(({ allergyMarks }, index) => index < SHOWN || allergyMarks.length > 0)
  return { shown, more: lines.length - shown.length }
}
