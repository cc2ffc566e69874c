import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { numbers } from '#shared/contract/numbers'
import { call } from '#base/api/call'
import { NotLoaded } from '#base/components/not-loaded'
import { SideSheet } from '#base/components/side-sheet'
import { Button } from '#base/components/ui'
import { FigureTable } from './figure-table'
import { FigureButton } from './open-figure'
import type { OpenedFigure } from './open-figure'
import { OrderList } from './order-list'
import type { Days } from './period'
import { centsOf, dateText, moneyText } from './sums'

type Asked = { readonly location: string; readonly of: string }

const partsQuery = ({ location, of }: Asked, { from, to }: Days) => ({
  queryKey: [numbers.parts.path, location, of, from, to],
  queryFn: () => call(numbers.parts, { params: { location }, query: { from, to, of } }),
})

const ordersQuery = ({ location, of }: Asked, date: string) => ({
  queryKey: [numbers.orders.path, location, of, date],
  queryFn: () => call(numbers.orders, { params: { location, date }, query: { of } }),
})

const Waiting = ({ what }: { readonly what: string }) => (
  <chakra.div role="status" aria-label={`Loading the ${what}`} display="grid" gap="3">
    <Skeleton height="10" borderRadius="lg" />
    <Skeleton height="10" borderRadius="lg" />
    <Skeleton height="10" borderRadius="lg" />
  </chakra.div>
)

type PartsProps = { readonly asked: Asked; readonly days: Days; readonly onDay: (date: string) => void }

/** Day by day, those on which there was any; each opens its orders. */
function Parts({ asked, days, onDay }: PartsProps) {
  const { data, isError, refetch } = useQuery(partsQuery(asked, days))
  if (isError && !data) return <NotLoaded onRetry={() => void refetch()}>The days could not be loaded.</NotLoaded>
  if (!data) return <Waiting what="days" />
  const rows = data.days.filter(({ count }) => count !== 0).toReversed()
  if (rows.length === 0) return <chakra.p color="fg.muted">There was none in these days.</chakra.p>
  const hasMoney = rows.some(({ net }) => net !== null)
  return (
    <FigureTable
      title="By day"
      columns={['Day', 'Count', ...(hasMoney ? ['Net'] : [])]}
      rows={rows.map(({ date, count, net }) => ({
        key: date,
        head: (
          <FigureButton type="button" onClick={() => onDay(date)}>
            {dateText(date)}
          </FigureButton>
        ),
        cells: [count, ...(hasMoney ? [net === null ? '–' : moneyText(centsOf(net))] : [])],
      }))}
    />
  )
}

type OrdersProps = { readonly asked: Asked; readonly date: string; readonly timeZone: string }

function Orders({ asked, date, timeZone }: OrdersProps) {
  const { data, isError, refetch } = useQuery(ordersQuery(asked, date))
  if (isError && !data) return <NotLoaded onRetry={() => void refetch()}>The orders could not be loaded.</NotLoaded>
  if (!data) return <Waiting what="orders" />
  return <OrderList orders={data.orders} of={asked.of} timeZone={timeZone} isGroup={asked.location === 'all'} />
}

type FigureSheetProps = {
  readonly figure: OpenedFigure
  readonly location: string
  readonly days: Days
  readonly timeZone: string
  readonly onClose: () => void
}

/** What a figure is made of: its days, and of a day the orders (docs/product/numbers.md#down-to-the-orders). */
export function FigureSheet({ figure, location, days, timeZone, onClose }: FigureSheetProps) {
  const isOneDay = days.from === days.to
  const [date, setDate] = useState(isOneDay ? days.from : undefined)
  const asked = { location, of: figure.of }
  return (
    <SideSheet
      title={date === undefined ? figure.name : `${figure.name}, ${dateText(date)}`}
      closeLabel="Close what it is made of"
      onClose={onClose}
      footer={
        date !== undefined &&
        !isOneDay && (
          <Button variant="outline" onClick={() => setDate(undefined)}>
            All days
          </Button>
        )
      }
    >
      {date === undefined ? (
        <Parts asked={asked} days={days} onDay={setDate} />
      ) : (
        <Orders asked={asked} date={date} timeZone={timeZone} />
      )}
    </SideSheet>
  )
}
