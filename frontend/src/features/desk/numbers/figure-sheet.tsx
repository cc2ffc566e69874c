import { numbersRoutes, type DailyNumbers } from '#shared/numbers/contract'
import { formatMoney, formatPercent, formatWeekdayDate, parseSignedCents, percentage, sumDays } from './figures'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#base/api/client'
import { Loaded } from '../form/loaded'
import { FigureButton, FigureTable } from './figure-table'
import type { DateRange } from './period-choice'
import { FigureOrderList, SheetLoading, WasteList } from './figure-lists'
import { isReturnsFigure, ReturnsSheet, type FigureSheetProps } from './payments/returns-sheet'
import { useNumbers } from './use-numbers'
import { Button } from '#ui/chakra/button'
import { useState } from 'react'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog'

type DailyColumns = {
  readonly columns: readonly string[]
  readonly cells: (day: DailyNumbers) => readonly string[]
}

const shareOf = (cents: number, net: string) => formatPercent(percentage(cents, parseSignedCents(net)))

/** Figures that the daily numbers already contain. All other figures need a request. */
const dailyColumns: Readonly<Record<string, DailyColumns>> = {
  food: {
    columns: ['Food', 'Of net sales'],
    cells: ({ foodCost, net }) => [formatMoney(parseSignedCents(foodCost)), shareOf(parseSignedCents(foodCost), net)],
  },
  margin: {
    columns: ['Margin', 'Of sales left'],
    cells: (day) => {
      const { marginCents, marginPercent } = sumDays([day])
      return [formatMoney(marginCents), formatPercent(marginPercent)]
    },
  },
  promised: {
    columns: ['Orders', 'On time'],
    cells: ({ orders, onTimePercent }) => [String(orders), formatPercent(onTimePercent)],
  },
}

/** Returns the columns of a figure from the daily numbers; undefined if it isn't part of them. */
const getDailyColumns = (of: string): DailyColumns | undefined =>
  Object.hasOwn(dailyColumns, of) ? dailyColumns[of] : undefined

/** Returns the name of the figure whose orders explain this one. */
const getOrdersFigure = (of: string): string => (of === 'food' || of === 'margin' ? 'orders' : of)

/** Whether a figure is an amount of money without a count. */
const isMoneyFigure = (of: string): boolean => of === 'discounts' || of === 'waste'

/** Returns the text to show for a figure that has no orders. */
function getNoOrdersReason(of: string): string | undefined {
  switch (of) {
    case 'points:redeemed':
      return 'Points are redeemed for rewards, which belong to no order until their code is used.'
    case 'codes:issued':
      return 'Rewards, thanks for feedback, and refunds.'
    case 'codes:spent':
      return 'By the day of the order that used it. The amounts are under Discounts.'
    default:
      return undefined
  }
}

type FigureRequest = { readonly location: string; readonly of: string }

/** Queries a figure by day. */
const figurePartsQuery = ({ location, of }: FigureRequest, { from, to }: DateRange) => ({
  queryKey: [numbersRoutes.getFigureByDay.path, location, of, from, to],
  queryFn: () => callApi(numbersRoutes.getFigureByDay, { params: { location }, query: { from, to, of } }),
})

type DaysProps = { readonly request: FigureRequest; readonly days: DateRange; readonly onDay: (date: string) => void }

type ListProps = {
  readonly of: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly date: string; readonly cells: readonly (string | number)[] }[]
  readonly onDay: (date: string) => void
}

function DayList({ of, columns, rows, onDay }: ListProps) {
  const note = getNoOrdersReason(of)
  if (rows.length === 0) return <chakra.p color="fg.muted">Nothing in this period.</chakra.p>
  return (
    <>
      <FigureTable
        title="By day"
        columns={['Day', ...columns]}
        rows={rows.toReversed().map(({ date, cells }) => ({
          key: date,
          head: note ? (
            formatWeekdayDate(date)
          ) : (
            <FigureButton type="button" onClick={() => onDay(date)}>
              {formatWeekdayDate(date)}
            </FigureButton>
          ),
          cells,
        }))}
      />
      {note && (
        <chakra.p mt="4" fontSize="sm" color="fg.muted">
          {note}
        </chakra.p>
      )}
    </>
  )
}

const DAYS_FAILED = 'The days could not be loaded.'

/** Shows a figure from the daily numbers, which the page has already loaded. */
function DailyNumbersDays({ request: { location, of }, days, onDay }: DaysProps) {
  const { columns = [], cells = () => [] } = getDailyColumns(of) ?? {}
  return (
    <Loaded query={useNumbers(location, days)} failed={DAYS_FAILED} loading={<SheetLoading what="days" />}>
      {(data) => {
        const rows = data.days.filter(({ orders }) => orders > 0).map((day) => ({ date: day.date, cells: cells(day) }))
        return <DayList of={of} columns={columns} rows={rows} onDay={onDay} />
      }}
    </Loaded>
  )
}

const formatAmount = (net: string | null) => (net === null ? '–' : formatMoney(parseSignedCents(net)))

function QueriedDays({ request, days, onDay }: DaysProps) {
  const { of } = request
  const query = useQuery(figurePartsQuery(request, days))
  return (
    <Loaded query={query} failed={DAYS_FAILED} loading={<SheetLoading what="days" />}>
      {(data) => {
        const there = data.days.filter(({ count }) => count !== 0)
        const hasMoney = there.some(({ net }) => net !== null)
        const rows = there.map(({ date, count, net }) => {
          const amounts = hasMoney ? [formatAmount(net)] : []
          return { date, cells: isMoneyFigure(of) ? [formatAmount(net)] : [count.toLocaleString('en-US'), ...amounts] }
        })
        const columns = isMoneyFigure(of) ? ['Amount'] : ['Count', ...(hasMoney ? ['Net'] : [])]
        return <DayList of={of} columns={columns} rows={rows} onDay={onDay} />
      }}
    </Loaded>
  )
}

/** Lists the days on which a figure isn't zero; each opens its orders. */
const FigureDays = (props: DaysProps) =>
  getDailyColumns(props.request.of) ? <DailyNumbersDays {...props} /> : <QueriedDays {...props} />

const ordersQuery = ({ location, of }: FigureRequest, date: string) => ({
  queryKey: [numbersRoutes.listFigureOrders.path, location, getOrdersFigure(of), date],
  queryFn: () =>
    callApi(numbersRoutes.listFigureOrders, { params: { location, date }, query: { of: getOrdersFigure(of) } }),
})

type OrdersProps = { readonly request: FigureRequest; readonly date: string; readonly timeZone: string }

/** Shows points awarded without an order: referrals, minus withdrawn points. */
function OtherPoints({ request, date, ofOrders }: Omit<OrdersProps, 'timeZone'> & { readonly ofOrders: number }) {
  const { data } = useQuery(figurePartsQuery(request, { from: date, to: date }))
  const others = (data?.days[0]?.count ?? ofOrders) - ofOrders
  if (others === 0) return null
  return (
    <chakra.p mt="3" fontSize="sm" color="fg.muted">
      {others > 0
        ? `${others} more were given for no order of this day, such as for a friend.`
        : `${-others} were taken back.`}
    </chakra.p>
  )
}

function Orders({ request, date, timeZone }: OrdersProps) {
  const query = useQuery(ordersQuery(request, date))
  const shared = { of: request.of, timeZone, isGroup: request.location === 'all' }
  return (
    <Loaded query={query} failed="The orders could not be loaded." loading={<SheetLoading what="orders" />}>
      {({ orders, thrownAway }) =>
        request.of === 'waste' ? (
          <WasteList {...shared} thrownAway={thrownAway} />
        ) : (
          <>
            <FigureOrderList {...shared} orders={orders} />
            {request.of === 'points:issued' && (
              <OtherPoints
                request={request}
                date={date}
                ofOrders={orders.reduce((sum, { points }) => sum + points, 0)}
              />
            )}
          </>
        )
      }
    </Loaded>
  )
}

/** Breaks a figure down by day, and a day by order (docs/product/numbers.md#drill-down). */
function FigureByDay({ figure, location, days, timeZone, onClose }: FigureSheetProps) {
  const isOneDay = days.from === days.to && getNoOrdersReason(figure.of) === undefined
  const [date, setDate] = useState(isOneDay ? days.from : undefined)
  const request = { location, of: figure.of }
  return (
    <Dialog
      placement="end"
      title={date === undefined ? figure.name : `${figure.name}, ${formatWeekdayDate(date)}`}
      closeLabel="Close the details"
      onClose={onClose}
    >
      <DialogBody>
        {date === undefined ? (
          <FigureDays request={request} days={days} onDay={setDate} />
        ) : (
          <Orders request={request} date={date} timeZone={timeZone} />
        )}
      </DialogBody>
      {date !== undefined && !isOneDay && (
        <DialogFooter>
          <Button variant="outline" onClick={() => setDate(undefined)}>
            All days
          </Button>
        </DialogFooter>
      )}
    </Dialog>
  )
}

/** Shows what a figure consists of: refunds and deposits at once, other figures by day. */
export const FigureSheet = (props: FigureSheetProps) =>
  isReturnsFigure(props.figure.of) ? <ReturnsSheet {...props} /> : <FigureByDay {...props} />
