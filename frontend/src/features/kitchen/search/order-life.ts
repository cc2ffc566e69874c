import { getStageName } from '../tickets/tickets'
import type { FoundOrder } from '#shared/kitchen/search-contract'
import type { PresentedActor } from '#shared/platform/actor'
import type { LineChange, OrderEdit } from '#shared/orders/editing/line-changes'
import { formatDishName } from '#shared/kitchen/kitchen-names'
import { formatRefundedDishes } from '#shared/payments/refunds'
import { formatDecimal } from '#shared/platform/money'
import type { DialogWords, Words } from '#base/language/translation'

type SearchWords = DialogWords['search']

/** One event in the life of an order, as staff read it. */
export type LifeEvent = { readonly at: string; readonly text: string; readonly by: string }

const formatActor = (by: PresentedActor, { actors }: SearchWords): string =>
  typeof by === 'string' ? actors[by] : by.name

function formatLineChange({ kind, name, quantity, previousQuantity }: LineChange, words: SearchWords): string {
  switch (kind) {
    case 'added':
      return words.added(quantity, name)
    case 'removed':
      return words.removed(previousQuantity, name)
    case 'changed':
      return quantity === previousQuantity
        ? words.changedDish(quantity, name)
        : words.fromTo(name, previousQuantity, quantity)
  }
}

function formatEdit({ lines, details, totalBefore, total }: OrderEdit, words: SearchWords): string {
  const changes = [
    ...lines.map((change) => formatLineChange(change, words)),
    ...details.map((detail) => words.changedDetail(words.details[detail])),
  ]
  return words.edited(changes.join(', '), formatDecimal(totalBefore), formatDecimal(total))
}

/** The name of a mail has its number behind a hyphen, such as `changed-2`. */
function formatMail({ name, outcome }: FoundOrder['mails'][number], { mail, mails, outcomes }: SearchWords): string {
  const kind = name.replace(/-\d+$/, '')
  const subject = Object.entries(mails).find(([known]) => known === kind)?.[1] ?? mail
  return `${subject} ${outcomes[outcome]}`
}

type FoundRefund = NonNullable<FoundOrder['refunds']>[number]

function formatRefund(refund: FoundRefund, items: FoundOrder['items'], { dialogs, refunds, search }: DialogWords) {
  const { to, amount, reason, isFailed } = refund
  const what = formatRefundedDishes(items, refund, formatDishName) || dialogs.details.theOrder
  const subject = to === 'code' ? what : search.refundedTo[to](what)
  const format = isFailed ? search.failedRefundOf : search.refundOf
  return format(subject, formatDecimal(amount), refunds.reasons[reason])
}

/** Returns all that happened to an order, oldest first: stages, edits, refunds and mails. */
export function listLifeEvents(
  { history, edits = [], refunds = [], mails, items }: FoundOrder,
  { tickets }: Words,
  words: DialogWords,
): readonly LifeEvent[] {
  const { search } = words
  const events = [
    ...history.map(({ status, kitchenStatus, at, by, reason }, index) => ({
      at,
      by: by ? formatActor(by, search) : '',
      text: `${index === 0 ? search.placed : getStageName({ status, kitchenStatus }, tickets)}${reason ? ` (${tickets.cancelReasons[reason]})` : ''}`,
    })),
    ...edits.map((edit) => ({ at: edit.at, by: formatActor(edit.by, search), text: formatEdit(edit, search) })),
    ...refunds.map((refund) => ({
      at: refund.at,
      by: refund.by ? formatActor(refund.by, search) : '',
      text: formatRefund(refund, items, words),
    })),
    ...mails.map((mail) => ({ at: mail.at, by: search.actors.system, text: formatMail(mail, search) })),
  ]
  return events.sort((one, other) => one.at.localeCompare(other.at))
}
