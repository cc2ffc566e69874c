import { getRefundWays } from '#shared/numbers/payment-figures'
import {
  orderListRoutes,
  type ListedDeposit,
  type ListedRefund,
  type LostDispute,
} from '#shared/numbers/order-list-contract'
import { getRefundedNetCents } from '#shared/numbers/tax-figures'
import { formatActor } from '#shared/platform/actor'
import { centsToDecimal } from '#shared/platform/money'
import type { OrderRecord } from '../../orders/records'
import { serve } from '../../platform/serve'
import { resolveLocations } from '../period-figures'
import { listDayReturns, type DayDeposit, type DayLoss, type DayRefund } from './day-returns'

type OfOrder = { readonly order: OrderRecord; readonly date: string; readonly at: string }

const presentEntry = ({ order, date, at }: OfOrder, amountCents: number): LostDispute => ({
  orderId: order.id,
  location: order.location,
  ticketNumber: order.ticketNumber,
  date,
  at,
  amount: centsToDecimal(amountCents),
})

function presentRefund(entry: DayRefund): ListedRefund {
  const { refund, taken } = entry
  const { card, giftCard, cash, terminal } = getRefundWays(refund)
  return {
    ...presentEntry(entry, refund.amountCents),
    net: centsToDecimal(getRefundedNetCents(taken)),
    tax: centsToDecimal(taken.taxCents),
    ways: {
      card: centsToDecimal(card),
      giftCard: centsToDecimal(giftCard),
      cash: centsToDecimal(cash),
      terminal: centsToDecimal(terminal),
    },
    by: formatActor(refund.by ?? 'system'),
  }
}

const presentLoss = (loss: DayLoss): LostDispute => presentEntry(loss, loss.amountCents)

const presentDeposit = (deposit: DayDeposit): ListedDeposit => ({
  ...presentEntry(deposit, deposit.amountCents),
  kind: deposit.kind,
  tender: deposit.tender,
})

const sortNewestFirst = <Entry extends { readonly at: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => other.at.localeCompare(one.at))

export const handler = serve(orderListRoutes.listRefunds, async ({ params: { location }, query, caller }) => {
  const places = resolveLocations({ location, caller })
  const { refunds, lostDisputes, deposits } = await listDayReturns(places, query.from, query.to)
  return {
    refunds: sortNewestFirst(refunds.map(presentRefund)),
    lostDisputes: sortNewestFirst(lostDisputes.map(presentLoss)),
    deposits: sortNewestFirst(deposits.map(presentDeposit)),
  }
})
