import type { Ticket } from '#shared/contract/orders'
import { dayFigures } from '#shared/rules/kitchen-counts'
import { isActive } from '#shared/rules/order-status'
import type { KitchenStatus, OrderStatus } from '#shared/terms/orders'

type Place = Parameters<typeof dayFigures>[1]

/**
 * What the filter board's dropdown offers for an order (docs/product/kitchen.md#the-filter-board).
 */
export const choices = [
  'confirmed',
  'prep',
  'cooking',
  'plating',
  'ready',
  'completed',
] as const satisfies readonly KitchenStatus[]
export type Choice = (typeof choices)[number]

/** What can be filtered for. */
export const filters = ['active', 'waiting', 'confirmed', 'prep', 'cooking', 'plating', 'ready', 'completed'] as const
export type Filter = (typeof filters)[number]

export const filterNames = {
  active: 'All Active Orders',
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  prep: 'Prep',
  cooking: 'Cooking',
  plating: 'Plating',
  ready: 'Ready',
  completed: 'Completed',
} as const satisfies Record<Filter, string>

/**
 * Choosing sends completed as such, anything else as processing
 * (docs/product/kitchen.md#the-filter-board).
 */
export const changeTo = (kitchenStatus: Choice) =>
  ({ status: kitchenStatus === 'completed' ? 'completed' : 'processing', kitchenStatus }) as const

/** What the board shows for a filter: all that is active, or one stage. */
export const filtered = (tickets: readonly Ticket[], filter: Filter): readonly Ticket[] =>
  tickets.filter(({ status, kitchenStatus }) => (filter === 'active' ? isActive(status) : kitchenStatus === filter))

/** What the bump key sends: the next choice of the dropdown; nothing where there is none. */
export function nextChange(status: OrderStatus, kitchenStatus: KitchenStatus) {
  if (!isActive(status)) return null
  const next = choices[choices.findIndex((choice) => choice === kitchenStatus) + 1]
  return next ? changeTo(next) : null
}

/**
 * The four tiles; in progress is everything between confirming and the pass. Of what is final, the
 * number will do.
 */
export function summaryOf(tickets: readonly Ticket[], finished: number, place: Place, now: Date) {
  const atStages = (...stages: KitchenStatus[]) =>
    tickets.filter(({ kitchenStatus }) => stages.includes(kitchenStatus)).length
  const { active, ofToday } = dayFigures(tickets, place, now)
  return [
    { label: 'Active Orders', value: active },
    { label: 'Ready for Pickup', value: atStages('ready') },
    { label: 'In Progress', value: atStages('confirmed', 'prep', 'cooking', 'plating') },
    { label: 'Total Today', value: ofToday + finished },
  ] as const
}

const SHOWN = 3

/**
 * The first three dishes of an order, and how many more there are
 * (docs/product/kitchen.md#the-filter-board).
 */
export const shortened = <L>(lines: readonly L[]) => ({
  shown: lines.slice(0, SHOWN),
  more: Math.max(0, lines.length - SHOWN),
})
