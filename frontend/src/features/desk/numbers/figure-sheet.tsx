import { numbersRoutes } from '#shared/numbers/contract'
import type { DailyNumbers } from '#shared/numbers/contract'
import { formatMoney, formatPercent, formatWeekdayDate, parseSignedCents, percentage, sumDays } from './figures'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#base/api/client'
import { LoadError } from '#ui/data-states'
import { FigureButton, FigureTable } from './figure-table'
import type { OpenedFigure } from './figure-table'
import type { DateRange } from './period-choice'
import { FigureOrderList, SheetLoading, WasteList } from './figure-lists'
import { useNumbers } from './use-numbers'
import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog'

type OfDays = {
  readonly columns: readonly string[]
  readonly cells: (day: DailyNumbers) => readonly string[]
}

const shareOf = (cents: number, net: string) => formatPercent(percentage(cents, parseSignedCents(net)))

/** Figures that each day tells of itself; the days of all others are asked for. */
const ofDays: Readonly<Record<string, OfDays>> = {
  food: {
    columns: ['Food', 'Of net sales'],
    cells: ({ foodCost, net }) => [formatMoney(parseSignedCents(foodCost)), shareOf(parseSignedCents(foodCost), net)],
  },
  margin: {
    columns: ['Margin', 'Of net sales'],
    cells: (day) => {
      const { marginCents } = sumDays([day])
      return [formatMoney(marginCents), shareOf(marginCents, day.net)]
    },
  },
  promised: {
    columns: ['Orders', 'On time'],
    cells: ({ orders, onTimePercent }) => [String(orders), formatPercent(onTimePercent)],
  },
}

/** How the days tell a figure of themselves; undefined where they don't. */
export const getDailyColumns = (of: string): OfDays | undefined => ofDays[of]

/** What the orders of a figure are asked for by. */
export const getOrdersFigure = (of: string): string => (of === 'food' || of === 'margin' ? 'orders' : of)

/** Whether it is money alone, which nobody counts. */
export const isMoneyFigure = (of: string): boolean => of === 'discounts' || of === 'waste'

/** What stands instead of its orders where a figure has none. */
export function getNoOrdersReason(of: string): string | undefined {
  switch (of) {
    case 'points:redeemed':
      return 'Points are redeemed for a reward, which is of no order before its code is spent.'
    case 'codes:issued':
      return 'Each is a reward, thanks for feedback or what was made good.'
    case 'codes:spent':
      return 'On the day that its order was placed; what they took off stands at Discounts, with the orders.'
    default:
      return undefined
  }
}

export type FigureRequest = { readonly location: string; readonly of: string }

/** Day by day what a figure is made of. */
export const figurePartsQuery = ({ location, of }: FigureRequest, { from, to }: DateRange) => ({
  queryKey: [numbersRoutes.getFigureByDay.path, location, of, from, to],
  queryFn: () => callApi(numbersRoutes.getFigureByDay, { params: { location }, query: { from, to, of } }),
})

type DaysProps = { readonly asked: FigureRequest; readonly days: DateRange; readonly onDay: (date: string) => void }

type ListProps = {
  readonly of: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly date: string; readonly cells: readonly (string | number)[] }[]
  readonly onDay: (date: string) => void
}

function DayList({ of, columns, rows, onDay }: ListProps) {
  const note = getNoOrdersReason(of)
  if (rows.length === 0) return <chakra.p color="fg.muted">There was none in these days.</chakra.p>
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

const NotThere = ({ onRetry }: { readonly onRetry: () => void }) => (
  <LoadError onRetry={onRetry}>The days could not be loaded.</LoadError>
)

/** Days that tell the figure of themselves: they are on the page already. */
function OwnDays({ asked: { location, of }, days, onDay }: DaysProps) {
  const { data, isError, refetch } = useNumbers(location, days)
  if (isError && !data) return <NotThere onRetry={() => void refetch()} />
  if (!data) return <SheetLoading what="days" />
  const { columns = [], cells = () => [] } = getDailyColumns(of) ?? {}
  const rows = data.days.filter(({ orders }) => orders > 0).map((day) => ({ date: day.date, cells: cells(day) }))
  return <DayList of={of} columns={columns} rows={rows} onDay={onDay} />
}

function AskedDays({ asked, days, onDay }: DaysProps) {
  const { data, isError, refetch } = useQuery(figurePartsQuery(asked, days))
  if (isError && !data) return <NotThere onRetry={() => void refetch()} />
  if (!data) return <SheetLoading what="days" />
  const there = data.days.filter(({ count }) => count !== 0)
  const hasMoney = there.some(({ net }) => net !== null)
  const amount = (net: string | null) => (net === null ? '–' : formatMoney(parseSignedCents(net)))
  const rows = there.map(({ date, count, net }) => ({
    date,
    cells: isMoneyFigure(asked.of)
      ? [amount(net)]
      : [count.toLocaleString('en-US'), ...(hasMoney ? [amount(net)] : [])],
  }))
  const columns = isMoneyFigure(asked.of) ? ['Amount'] : ['Count', ...(hasMoney ? ['Net'] : [])]
  return <DayList of={asked.of} columns={columns} rows={rows} onDay={onDay} />
}

/** A figure day by day, those on which there was any; each opens its orders. */
export const FigureDays = (props: DaysProps) =>
  getDailyColumns(props.asked.of) ? <OwnDays {...props} /> : <AskedDays {...props} />

const ordersQuery = ({ location, of }: FigureRequest, date: string) => ({
  queryKey: [numbersRoutes.listFigureOrders.path, location, getOrdersFigure(of), date],
  queryFn: () =>
    callApi(numbersRoutes.listFigureOrders, { params: { location, date }, query: { of: getOrdersFigure(of) } }),
})

type OfDayProps = { readonly asked: FigureRequest; readonly date: string; readonly timeZone: string }

/** Points that were given for no order: what friends brought, less what was taken back. */
function OtherPoints({ asked, date, ofOrders }: Omit<OfDayProps, 'timeZone'> & { readonly ofOrders: number }) {
  const { data } = useQuery(figurePartsQuery(asked, { from: date, to: date }))
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

function Orders({ asked, date, timeZone }: OfDayProps) {
  const { data, isError, refetch } = useQuery(ordersQuery(asked, date))
  if (isError && !data) return <LoadError onRetry={() => void refetch()}>The orders could not be loaded.</LoadError>
  if (!data) return <SheetLoading what="orders" />
  const shared = { of: asked.of, timeZone, isGroup: asked.location === 'all' }
  if (asked.of === 'waste') return <WasteList {...shared} thrownAway={data.thrownAway} />
  return (
    <>
      <FigureOrderList {...shared} orders={data.orders} />
      {asked.of === 'points:issued' && (
        <OtherPoints asked={asked} date={date} ofOrders={data.orders.reduce((sum, { points }) => sum + points, 0)} />
      )}
    </>
  )
}

type FigureSheetProps = {
  readonly figure: OpenedFigure
  readonly location: string
  readonly days: DateRange
  readonly timeZone: string
  readonly onClose: () => void
}

/**
 * What a figure is made of: its days, and of a day the orders
 * (docs/product/numbers.md#down-to-the-orders).
 */
export function FigureSheet({ figure, location, days, timeZone, onClose }: FigureSheetProps) {
  const isOneDay = days.from === days.to && getNoOrdersReason(figure.of) === undefined
  const [date, setDate] = useState(isOneDay ? days.from : undefined)
  const asked = { location, of: figure.of }
  return (
    <Dialog
      placement="end"
      title={date === undefined ? figure.name : `${figure.name}, ${formatWeekdayDate(date)}`}
      closeLabel="Close what it is made of"
      onClose={onClose}
    >
      <DialogBody>
        {date === undefined ? (
          <FigureDays asked={asked} days={days} onDay={setDate} />
        ) : (
          <Orders asked={asked} date={date} timeZone={timeZone} />
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
