import type { FoundOrder } from '#shared/kitchen/search-contract'
import { cancelReasons } from '#shared/orders/order-steps'
import { formatActor } from '#shared/platform/actor'
import type { LineChange, OrderEdit } from '#shared/orders/editing/line-changes'
import { formatRefundedDishes, refundReasons } from '#shared/payments/refunds'
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

const mailSubjects: Readonly<Record<string, string>> = {
  receipt: 'Receipt',
  changed: 'Mail about the change',
  moved: 'Mail about the new time',
  ready: 'Mail that it is ready',
  cancelled: 'Mail about the cancellation',
  'pay-link': 'Mail with the pay link',
  refund: 'Mail about the refund',
}

const mailOutcomes = {
  sending: 'being sent',
  sent: 'sent',
  refused: 'refused by the mail service',
  limited: 'not sent: too many mails to this address',
  suppressed: 'not sent: mails to this address come back',
} as const satisfies Record<FoundOrder['mails'][number]['outcome'], string>

/** The name of a mail has its number behind a hyphen, such as `changed-2`. */
const formatMail = ({ name, outcome }: FoundOrder['mails'][number]): string =>
  `${mailSubjects[name.replace(/-\d+$/, '')] ?? 'Mail'} ${mailOutcomes[outcome]}`

/** Returns all that happened to an order, oldest first: stages, edits, refunds and mails. */
export function listLifeEvents({ history, edits = [], refunds = [], mails, items }: FoundOrder): readonly LifeEvent[] {
  const events = [
    ...history.map(({ kitchenStatus, at, by, reason }, index) => ({
      at,
      by: by ? formatActor(by) : '',
      text: `${index === 0 ? 'Placed' : stageNames[kitchenStatus]}${reason ? ` (${cancelReasons[reason]})` : ''}`,
    })),
    ...edits.map((edit) => ({ at: edit.at, by: formatActor(edit.by), text: formatEdit(edit) })),
    ...refunds.map((refund) => {
      const { at, by, to, amount, reason, isFailed } = refund
      const subject = `${formatRefundedDishes(items, refund) || 'the order'}${to === 'card' ? ' to the card' : to === 'cash' ? ' in cash' : ''}`
      const text = `${isFailed ? 'Failed refund' : 'Refund'} of ${subject}: ${formatDecimal(amount)} (${refundReasons[reason]})`
      return { at, by: by ? formatActor(by) : '', text }
    }),
    ...mails.map((mail) => ({ at: mail.at, by: 'System', text: formatMail(mail) })),
  ]
  return events.sort((one, other) => one.at.localeCompare(other.at))
}
