import type { Entry } from './tickets'
import type { Ticket } from '#shared/contract/orders'
import type { KitchenStatus } from '#shared/rules/order-status'
import { activeTickets, isWhole } from './tickets'

/** What the filter board's dropdown offers for an order (specification section 4). */
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

/** Choosing sends completed as such, anything else as processing (specification section 4). */
export const changeTo = (kitchenStatus: Choice) =>
  ({ status: kitchenStatus === 'completed' ? 'completed' : 'processing', kitchenStatus }) as const

export const filtered = (tickets: readonly Entry[], filter: Filter): readonly Ticket[] =>
  filter === 'active'
    ? activeTickets(tickets)
    : tickets.filter(isWhole).filter(({ kitchenStatus }) => kitchenStatus === filter)

/** The four tiles; in progress is everything between confirming and the pass. */
export function summaryOf(tickets: readonly Entry[]) {
  const active = activeTickets(tickets)
  const atStages = (...stages: KitchenStatus[]) =>
    active.filter(({ kitchenStatus }) => stages.includes(kitchenStatus)).length
  return [
    { label: 'Active Orders', value: active.length },
    { label: 'Ready for Pickup', value: atStages('ready') },
    { label: 'In Progress', value: atStages('confirmed', 'prep', 'cooking', 'plating') },
    { label: 'Total Today', value: tickets.filter(({ status }) => status !== 'cancelled').length },
  ] as const
}

const SHOWN = 3

/** The first three dishes of an order, and how many more there are (specification section 2). */
export const shortened = ({ orderItems }: Pick<Ticket, 'orderItems'>) => ({
  shown: orderItems.slice(0, SHOWN),
  more: Math.max(0, orderItems.length - SHOWN),
})
