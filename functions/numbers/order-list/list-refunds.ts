import { getRefundWays } from '#shared/numbers/payment-figures'
import { orderListRoutes, type ListedRefund } from '#shared/numbers/order-list-contract'
import { getRefundedNetCents } from '#shared/numbers/tax-figures'
import { formatActor } from '#shared/platform/actor'
import { centsToDecimal } from '#shared/platform/money'
import { serve } from '../../platform/serve'
import { resolveLocations } from '../period-figures'
import { listDayRefunds, type DayRefund } from './day-refunds'

function presentRefund({ order, date, refund, taken }: DayRefund): ListedRefund {
  const { card, giftCard, cash, terminal } = getRefundWays(refund)
  return {
    orderId: order.id,
    location: order.location,
    ticketNumber: order.ticketNumber,
    date,
    at: refund.at,
    net: centsToDecimal(getRefundedNetCents(taken)),
    tax: centsToDecimal(taken.taxCents),
    amount: centsToDecimal(refund.amountCents),
    ways: {
      card: centsToDecimal(card),
      giftCard: centsToDecimal(giftCard),
      cash: centsToDecimal(cash),
      terminal: centsToDecimal(terminal),
    },
    by: formatActor(refund.by ?? 'system'),
  }
}

export const handler = serve(orderListRoutes.listRefunds, async ({ params: { location }, query, caller }) => {
  const places = resolveLocations({ location, caller })
  const listed = await Promise.all(places.map((place) => listDayRefunds(place, query.from, query.to)))
  const refunds = listed.flat().map(presentRefund)
  return { refunds: refunds.sort((one, other) => other.at.localeCompare(one.at)) }
})
