import { chakra } from '@chakra-ui/react/styled-system'
import { FigureLink } from '../figure-table'
import { formatDeposits, formatMoney, type PeriodTotals } from '../figures'
import { DEPOSITS_FIGURE } from './deposit-list'
import { REFUNDS_FIGURE } from './refund-list'

/** What came on top of sales, how orders were paid, what went back by each way, and deposits. */
export function PaymentLines({ sums }: { readonly sums: PeriodTotals }) {
  const deposits = formatDeposits(sums)
  return (
    <>
      <chakra.p fontSize="sm" color="fg.muted">
        Tax {formatMoney(sums.taxCents)} and delivery fees {formatMoney(sums.feesCents)} came on top of net sales
        {sums.serviceChargesCents > 0 && `, and service charges ${formatMoney(sums.serviceChargesCents)}`}.
      </chakra.p>
      <chakra.p fontSize="sm" color="fg.muted">
        Paid by gift card {formatMoney(sums.giftCardCents)}, online {formatMoney(sums.onlineCents)}, at the counter{' '}
        {formatMoney(sums.counterCents)}: cash {formatMoney(sums.cashCents)}, card {formatMoney(sums.cardCents)}, not
        collected {formatMoney(sums.notCollectedCents)}
        {sums.unrecordedCents > 0 && `, paid another way or not recorded how ${formatMoney(sums.unrecordedCents)}`}.
        Tips {formatMoney(sums.tipsCents)}. <FigureLink {...REFUNDS_FIGURE} name="Refunded" /> to cards{' '}
        {formatMoney(sums.refundedCents)}, to gift cards {formatMoney(sums.giftCardRefundCents)}, in cash{' '}
        {formatMoney(sums.cashRefundCents)}, on the terminal {formatMoney(sums.terminalRefundCents)}. Lost in disputes{' '}
        {formatMoney(sums.disputesLostCents)}.
      </chakra.p>
      {deposits !== null && (
        <chakra.p fontSize="sm" color="fg.muted">
          <FigureLink {...DEPOSITS_FIGURE}>{deposits}</FigureLink>
        </chakra.p>
      )}
    </>
  )
}
