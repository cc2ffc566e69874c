import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { numbersRoutes } from '#shared/contract/numbers'
import { callApi } from '#base/api/call'
import { LoadError } from '#base/components/not-loaded'
import { isMoneyFigure, getDailyColumns, getNoOrdersReason } from './figure-kinds'
import { FigureTable } from './figure-table'
import { FigureButton } from './open-figure'
import type { DateRange } from './period'
import { SheetLoading } from './sheet-waiting'
import { parseSignedCents, formatWeekdayDate, formatMoney } from './sums'
import { useNumbers } from './use-numbers'

export type FigureRequest = { readonly location: string; readonly of: string }

/** Day by day what a figure is made of. */
export const figurePartsQuery = ({ location, of }: FigureRequest, { from, to }: DateRange) => ({
  queryKey: [numbersRoutes.parts.path, location, of, from, to],
  queryFn: () => callApi(numbersRoutes.parts, { params: { location }, query: { from, to, of } }),
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
