import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { numbers } from '#shared/contract/numbers'
import { call } from '#base/api/call'
import { NotLoaded } from '#base/components/not-loaded'
import { isMoney, ofDay, withoutOrders } from './figure-kinds'
import { FigureTable } from './figure-table'
import { FigureButton } from './open-figure'
import type { Days } from './period'
import { SheetWaiting } from './sheet-waiting'
import { centsOf, dateText, moneyText } from './sums'
import { useNumbers } from './use-numbers'

export type Asked = { readonly location: string; readonly of: string }

/** Day by day what a figure is made of. */
export const partsQuery = ({ location, of }: Asked, { from, to }: Days) => ({
  queryKey: [numbers.parts.path, location, of, from, to],
  queryFn: () => call(numbers.parts, { params: { location }, query: { from, to, of } }),
})

type DaysProps = { readonly asked: Asked; readonly days: Days; readonly onDay: (date: string) => void }

type ListProps = {
  readonly of: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly date: string; readonly cells: readonly (string | number)[] }[]
  readonly onDay: (date: string) => void
}

function DayList({ of, columns, rows, onDay }: ListProps) {
  const note = withoutOrders(of)
  if (rows.length === 0) return <chakra.p color="fg.muted">There was none in these days.</chakra.p>
  return (
    <>
      <FigureTable
        title="By day"
        columns={['Day', ...columns]}
        rows={rows.toReversed().map(({ date, cells }) => ({
          key: date,
          head: note ? (
            dateText(date)
          ) : (
            <FigureButton type="button" onClick={() => onDay(date)}>
              {dateText(date)}
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
  <NotLoaded onRetry={onRetry}>The days could not be loaded.</NotLoaded>
)

/** Days that tell the figure of themselves: they are on the page already. */
function OwnDays({ asked: { location, of }, days, onDay }: DaysProps) {
  const { data, isError, refetch } = useNumbers(location, days)
  if (isError && !data) return <NotThere onRetry={() => void refetch()} />
  if (!data) return <SheetWaiting what="days" />
  const { columns = [], cells = () => [] } = ofDay(of) ?? {}
  const rows = data.days.filter(({ orders }) => orders > 0).map((day) => ({ date: day.date, cells: cells(day) }))
  return <DayList of={of} columns={columns} rows={rows} onDay={onDay} />
}

function AskedDays({ asked, days, onDay }: DaysProps) {
  const { data, isError, refetch } = useQuery(partsQuery(asked, days))
  if (isError && !data) return <NotThere onRetry={() => void refetch()} />
  if (!data) return <SheetWaiting what="days" />
  const there = data.days.filter(({ count }) => count !== 0)
  const hasMoney = there.some(({ net }) => net !== null)
  const amount = (net: string | null) => (net === null ? '–' : moneyText(centsOf(net)))
  const rows = there.map(({ date, count, net }) => ({
    date,
    cells: isMoney(asked.of) ? [amount(net)] : [count.toLocaleString('en-US'), ...(hasMoney ? [amount(net)] : [])],
  }))
  const columns = isMoney(asked.of) ? ['Amount'] : ['Count', ...(hasMoney ? ['Net'] : [])]
  return <DayList of={asked.of} columns={columns} rows={rows} onDay={onDay} />
}

/** A figure day by day, those on which there was any; each opens its orders. */
export const FigureDays = (props: DaysProps) =>
  ofDay(props.asked.of) ? <OwnDays {...props} /> : <AskedDays {...props} />
