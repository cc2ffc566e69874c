import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { numbersRoutes } from '#shared/contract/numbers'
import { callApi } from '#base/api/call'
import { LoadError } from '#base/components/not-loaded'
import { Dialog, DialogBody, DialogFooter } from '#base/components/dialog'
import { FigureDays, figurePartsQuery } from './figure-days'
import type { FigureRequest } from './figure-days'
import { getOrdersFigure, getNoOrdersReason } from './figure-kinds'
import type { OpenedFigure } from './open-figure'
import { FigureOrderList } from './order-list'
import type { DateRange } from './period'
import { SheetLoading } from './sheet-waiting'
import { formatWeekdayDate } from './sums'
import { WasteList } from './waste-list'

const ordersQuery = ({ location, of }: FigureRequest, date: string) => ({
  queryKey: [numbersRoutes.orders.path, location, getOrdersFigure(of), date],
  queryFn: () => callApi(numbersRoutes.orders, { params: { location, date }, query: { of: getOrdersFigure(of) } }),
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
