import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#base/api/client'
import { findLocation } from '#shared/locations/index'
import { orderListRoutes, type ListedRefund } from '#shared/numbers/order-list-contract'
import { formatTime } from '#shared/platform/time'
import { Loaded } from '../form/loaded'
import { SheetList, SheetLoading, SheetRow } from './figure-lists'
import { formatMoney, formatWeekdayDate, parseSignedCents } from './figures'
import type { DateRange } from './period-choice'

/** The figure that opens to the refunds of the period. */
export const REFUNDS_FIGURE = { of: 'refunds', name: 'Refunds' } as const

const useRefunds = (location: string, { from, to }: DateRange) =>
  useQuery({
    queryKey: [orderListRoutes.listRefunds.path, location, from, to],
    queryFn: () => callApi(orderListRoutes.listRefunds, { params: { location }, query: { from, to } }),
  })

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

type RefundListProps = {
  readonly refunds: readonly ListedRefund[]
  readonly timeZone: string
  /** Whether the list covers several locations and names the location of each refund. */
  readonly isGroup: boolean
}

function RefundList({ refunds, timeZone, isGroup }: RefundListProps) {
  if (refunds.length === 0) return <chakra.p color="fg.muted">Nothing was refunded.</chakra.p>
  return (
    <>
      <chakra.p mb="2">
        Refunded sales <b>{sumOf(refunds, 'net')}</b>, refunded tax <b>{sumOf(refunds, 'tax')}</b>
      </chakra.p>
      <SheetList>
        {refunds.map((refund) => (
          <li key={`${refund.orderId} ${refund.at}`}>
            <SheetRow>
              <b>
                <chakra.a href={`/orders/${refund.orderId}/tracking`} color="accent.fg" textDecoration="underline">
                  Ticket {refund.ticketNumber}
                </chakra.a>
              </b>
              <b>{money(refund.amount)}</b>
            </SheetRow>
            <chakra.small color="fg.muted" fontSize="sm">
              {isGroup && `${findLocation(refund.location)?.name ?? refund.location}, `}
              {formatWeekdayDate(refund.date)}, {formatTime(refund.at, timeZone)}, {formatWays(refund)}, by {refund.by}
            </chakra.small>
            <SheetRow fontSize="sm" color="fg.muted">
              <span>
                Sales {money(refund.net)}, tax {money(refund.tax)}
              </span>
            </SheetRow>
          </li>
        ))}
      </SheetList>
    </>
  )
}

type RefundListOfProps = { readonly location: string; readonly days: DateRange; readonly timeZone: string }

/** The refunds of a period, with what each took back of sales and tax, by which way, by whom. */
export function PeriodRefunds({ location, days, timeZone }: RefundListOfProps) {
  const query = useRefunds(location, days)
  return (
    <Loaded query={query} failed="The refunds could not be loaded." loading={<SheetLoading what="refunds" />}>
      {({ refunds }) => <RefundList refunds={refunds} timeZone={timeZone} isGroup={location === 'all'} />}
    </Loaded>
  )
}
