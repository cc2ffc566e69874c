import { chakra } from '@chakra-ui/react/styled-system'
import type { ListedRefund, LostDispute } from '#shared/numbers/order-list-contract'
import { Loaded } from '../../form/loaded'
import { SheetList, SheetLoading, SheetRow } from '../figure-lists'
import { formatMoney, parseSignedCents } from '../figures'
import { ReturnEntry } from './return-entry'
import { useReturns, type ReturnsProps } from './use-returns'

/** The figure that opens to the refunds and lost disputes of the period. */
export const REFUNDS_FIGURE = { of: 'refunds', name: 'Refunds' } as const

const money = (amount: string) => formatMoney(parseSignedCents(amount))

const wayLabels = {
  card: 'to the card',
  giftCard: 'to the gift card',
  cash: 'in cash',
  terminal: 'on the terminal',
} as const satisfies Readonly<Record<keyof ListedRefund['ways'], string>>
const wayIds = ['card', 'giftCard', 'cash', 'terminal'] as const

/** Names where a refund went; one to a card and a gift card with both amounts. */
function formatWays({ ways }: ListedRefund): string {
  const used = wayIds.filter((way) => ways[way] !== '0.00')
  return used.map((way) => (used.length > 1 ? `${money(ways[way])} ${wayLabels[way]}` : wayLabels[way])).join(', ')
}

const sumOf = (refunds: readonly ListedRefund[], name: 'net' | 'tax'): string =>
  formatMoney(refunds.reduce((sum, refund) => sum + parseSignedCents(refund[name]), 0))

type RefundListProps = ReturnsProps & {
  readonly refunds: readonly ListedRefund[]
  readonly lostDisputes: readonly LostDispute[]
}

function RefundList({ refunds, lostDisputes, ...of }: RefundListProps) {
  if (refunds.length + lostDisputes.length === 0)
    return <chakra.p color="fg.muted">Nothing was refunded or lost in disputes.</chakra.p>
  return (
    <>
      <chakra.p mb="2">
        Refunded sales <b>{sumOf(refunds, 'net')}</b>, refunded tax <b>{sumOf(refunds, 'tax')}</b>
      </chakra.p>
      <SheetList>
        {refunds.map((refund) => (
          <ReturnEntry
            key={`${refund.orderId} ${refund.at}`}
            {...of}
            entry={refund}
            how={`${formatWays(refund)}, by ${refund.by}`}
          >
            <SheetRow fontSize="sm" color="fg.muted">
              <span>
                Sales {money(refund.net)}, tax {money(refund.tax)}
              </span>
            </SheetRow>
          </ReturnEntry>
        ))}
        {lostDisputes.map((lost) => (
          <ReturnEntry
            key={`${lost.orderId} ${lost.at} lost`}
            {...of}
            entry={lost}
            how="lost in a dispute; sales and tax stay"
          />
        ))}
      </SheetList>
    </>
  )
}

/** The refunds of a period, with what each took back of sales and tax, and lost disputes. */
export function PeriodRefunds(props: ReturnsProps) {
  const { location, days, timeZone } = props
  return (
    <Loaded
      query={useReturns(props)}
      failed="The refunds could not be loaded."
      loading={<SheetLoading what="refunds" />}
    >
      {({ refunds, lostDisputes }) => <RefundList {...{ location, days, timeZone, refunds, lostDisputes }} />}
    </Loaded>
  )
}
