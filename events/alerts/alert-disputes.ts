import { GiftCardRecord } from '#functions/gift-cards/ledger/records'
import type { OrderRecord } from '#functions/orders/records'
import { handleEachChange, type TableChange } from '#functions/platform/event-handlers'
import { runEach, alertLocationOwner } from '#functions/notifications/alert-location-owner'
import { getCurrentLocation } from '#functions/locations/state/current-location'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { describeStage, disputeStateTexts, isOpenDispute, type Dispute } from '#shared/payments/disputes'
import { listDisputes } from '#shared/payments/payment-amounts'
import { formatCents } from '#shared/platform/money'
import { formatDateTime } from '#shared/platform/time'
import { orderEventsOf } from '../order-events'

const describeMoney = (dispute: Dispute): string => {
  if (dispute.state === 'lost') return 'The money is gone, and the provider charges a fee.'
  if (!isOpenDispute(dispute)) return 'The money is yours.'
  return dispute.isInquiry
    ? 'The bank only asks. Without an answer it may take the money.'
    : 'The bank holds the money until it decides. Refunds of it are not possible.'
}

type Subject = {
  readonly location: LocationCode
  readonly name: string
  readonly firstStep: string
  readonly page: string
}

async function alertOwner({ location: code, name, firstStep, page }: Subject, dispute: Dispute): Promise<void> {
  const configured = getLocation(code)
  // At a test site anyone may have changed the name and the other settings.
  const location = getPolicy(configured).hasKitchen ? await getCurrentLocation(code) : configured
  await alertLocationOwner(location, {
    kind: 'dispute',
    mark: `dispute ${describeStage(dispute)}`,
    page,
    subject: `Dispute at ${location.name}: ${name}`,
    what: `The bank of a guest disputes ${formatCents(dispute.amountCents)} of ${name} (${dispute.reason}): ${disputeStateTexts[dispute.state]}.`,
    impact: describeMoney(dispute),
    firstStep,
  })
}

/** Returns the disputes whose state is new. */
function listNew(before: readonly Dispute[], after: readonly Dispute[]): readonly Dispute[] {
  const known = before.map(describeStage)
  return after.filter((dispute) => !known.includes(describeStage(dispute)))
}

async function alertOfOrder(before: OrderRecord, order: OrderRecord): Promise<void> {
  const { location: code, ticketNumber, id } = order
  const location = getLocation(code)
  await runEach(listNew(listDisputes(before), listDisputes(order)), async (dispute) => {
    const { evidenceBy, state } = dispute
    const until = evidenceBy ? ` until ${formatDateTime(evidenceBy, location.timeZone)}` : ''
    const firstStep =
      state === 'needs-response'
        ? `Submit the evidence${until}: the first page of the desk has the dispute.`
        : 'Nothing. Find Order shows the dispute.'
    await alertOwner({ location: code, name: `ticket ${ticketNumber}, order ${id}`, firstStep, page: '/desk' }, dispute)
  })
}

async function alertOfGiftCard({ before, after }: TableChange): Promise<void> {
  const [was, is] = [before && GiftCardRecord.parse(before), GiftCardRecord.parse(after)]
  const name = `gift card ${is.code?.slice(-4) ?? is.id}`
  const firstStep =
    'The card is blocked. Answer on the page of the payment provider; Gift cards at the desk unblocks it.'
  await runEach(listNew(was?.payment.disputes ?? [], is.payment.disputes ?? []), (dispute) =>
    alertOwner({ location: is.location, name, firstStep, page: '/desk/gift-cards' }, dispute),
  )
}

/** Alerts the owner of each new dispute and of each change of its state. */
export const handler = handleEachChange('alert-disputes', async (change) => {
  if (change.after?.['type'] === 'GiftCard') return alertOfGiftCard(change)
  for (const event of orderEventsOf(change))
    if (event.type === 'PaymentChanged') await alertOfOrder(event.before, event.order)
})
