import { useQueries } from '@tanstack/react-query'
import { locations } from '#shared/locations/index'
import { FormPanel } from '../form/panel'
import { FigureTable } from './figure-table'
import { FigureLink } from './open-figure'
import type { DateRange } from './period'
import { formatMoney, formatPercent, sumDays } from './sums'
import { numbersQuery } from './use-numbers'

/** The locations side by side; one that the session does not count at has no figures here. */
export function LocationsPanel({ days }: { readonly days: DateRange }) {
  const answers = useQueries({ queries: locations.map(({ code }) => numbersQuery(code, days)) })
  const rows = locations.map(({ code, name }, index) => {
    const data = answers[index]?.data
    const sums = data && sumDays(data.days)
    const of = (figure: string, called: string, text: string) => (
      <FigureLink of={figure} name={`${called}, ${name}`} location={code} isNamed>
        {text}
      </FigureLink>
    )
    const cells = sums
      ? [
          formatMoney(sums.netCents),
          sums.orders,
          formatMoney(sums.averageCents),
          of('promised', 'On time', formatPercent(sums.onTimePercent)),
          of('food', 'Food cost', formatPercent(sums.foodCostPercent)),
          of('waste', 'Waste', formatMoney(sums.wasteCents)),
        ]
      : Array.from({ length: 6 }, () => '–')
    return { key: code, head: sums ? <FigureLink of="orders" name={name} location={code} /> : name, cells }
  })
  return (
    <FormPanel title="Side by side">
      <FigureTable
        title="Locations side by side"
        columns={['Location', 'Net', 'Orders', 'Average', 'On time', 'Food', 'Waste']}
        rows={rows}
      />
    </FormPanel>
  )
}
