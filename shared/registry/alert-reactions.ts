import type { ReactionOf } from './reaction'
import type { WorkerName } from './workers'

/** The reactions that alert the owner (docs/product/alerts.md). */
export const alertReactions = [
  {
    name: 'alert-bad-reviews',
    summary: 'Alerts the owner when a guest rates an order with one or two stars',
    entities: ['Feedback'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    reader: 'books',
    pushes: false,
    alertsOwner: true,
  },
  {
    name: 'alert-disputes',
    summary: 'Alerts the owner when the bank of a guest disputes a payment, and when it decides',
    entities: ['Order', 'GiftCard'],
    on: ['MODIFY'],
    table: 'write',
    reader: 'books',
    pushes: false,
    alertsOwner: true,
  },
  {
    name: 'alert-empty-ingredients',
    summary: 'Alerts the owner of an ingredient that one order emptied',
    entities: ['Stock'],
    on: ['MODIFY'],
    table: 'write',
    reader: 'books',
    pushes: false,
    alertsOwner: true,
  },
  {
    name: 'send-test-alerts',
    summary: 'Invokes the delivery of a test alert to a device of the owner',
    entities: ['AlertDevice'],
    on: ['MODIFY'],
    table: 'read',
    reader: 'books',
    pushes: false,
    invokes: 'deliver-pushes',
  },
] as const satisfies readonly ReactionOf<WorkerName>[]
