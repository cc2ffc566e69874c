import type { FoundOrder } from '#shared/kitchen/search-contract'
import { cancelReasons, formatActor } from '#shared/orders/order-steps'
import type { LineChange, OrderEdit } from '#shared/orders/editing/line-changes'
import { refundReasons } from '#shared/payments/refunds'
import { formatDecimal } from '#shared/platform/money'
import { stageNames } from '../tickets/stage-bar'

/** One event in the life of an order, as staff read it. */
export type LifeEvent = { readonly at: string; readonly text: string; readonly by: string }

const formatLineChange = ({ kind, name, quantity, previousQuantity }: LineChange): string => {
  switch (kind) {
    case 'added':
      return `added ${quantity}× ${name}`
    case 'removed':
      return `removed ${previousQuantity}× ${name}`
    case 'changed':
      return quantity === previousQuantity
        ? `changed ${quantity}× ${name}`
        : `${name}: ${previousQuantity} to ${quantity}`
  }
}

const formatEdit = ({ lines, details, totalBefore, total }: OrderEdit): string => {
  const changes = [...lines.map(formatLineChange), ...details.map((detail) => `changed ${detail}`)]
  return `Changed: ${changes.join(', ')}. Total ${formatDecimal(totalBefore)} to ${formatDecimal(total)}`
}

/** Returns all that happened to an order, oldest first: stages, edits, refunds and mails. */
export function listLifeEvents({ history, edits = [], refunds = [], mails, items }: FoundOrder): readonly LifeEvent[] {
  const events = [
    ...history.map(({ kitchenStatus, at, by, reason }, index) => ({
      at,
      by: by ? formatActor(by) : '',
      text: `${index === 0 ? 'Placed' : stageNames[kitchenStatus]}${reason ? ` (${cancelReasons[reason]})` : ''}`,
    })),
    ...edits.map((edit) => ({ at: edit.at, by: formatActor(edit.by), text: formatEdit(edit) })),
    ...refunds.map(({ at, by, to, lines, amount, reason }) => {
      const dishes = items.filter(({ id }) => lines.includes(id)).map(({ menuItem }) => menuItem.name)
      const subject = `${dishes.join(', ') || 'the order'}${to === 'card' ? ' to the card' : ''}`
      const text = `Refund of ${subject}: ${formatDecimal(amount)} (${refundReasons[reason]})`
      return { at, by: by ? formatActor(by) : '', text }
    }),
    ...mails.map(({ name, at, outcome }) => ({ at, by: 'System', text: `Mail ${name}: ${outcome}` })),
  ]
  return events.sort((one, other) => one.at.localeCompare(other.at))
}
