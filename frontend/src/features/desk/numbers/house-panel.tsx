import { useQueries } from '@tanstack/react-query'
import { locations } from '#shared/locations/index'
import { Panel } from '../form/panel'
import { FigureTable } from './figure-table'
import { FigureLink } from './open-figure'
import type { Days } from './period'
import { moneyText, percentText, sumsOf } from './sums'
import { numbersQuery } from './use-numbers'

/** The locations side by side; one that the session does not count at has no figures here. */
export function HousePanel({ days }: { readonly days: Days }) {
  const answers = useQueries({ queries: locations.map(({ code }) => numbersQuery(code, days)) })
  const rows = locations.map(({ code, name }, index) => {
    const data = answers[index]?.data
    const sums = data && sumsOf(data.days)
    const of = (figure: string, called: string, text: string) => (
      <FigureLink of={figure} name={`${called}, ${name}`} location={code} isNamed>
        {text}
      </FigureLink>
    )
    const cells = sums
      ? [
          moneyText(sums.netCents),
          sums.orders,
          moneyText(sums.averageCents),
          of('promised', 'On time', percentText(sums.onTimePercent)),
          of('food', 'Food cost', percentText(sums.foodCostPercent)),
          of('waste', 'Waste', moneyText(sums.wasteCents)),
        ]
      : Array.from({ length: 6 }, () => '–')
    return { key: code, head: sums ? <FigureLink of="orders" name={name} location={code} /> : name, cells }
  })
  return (
    <Panel title="Side by side">
      <FigureTable
        title="Locations side by side"
        columns={['Location', 'Net', 'Orders', 'Average', 'On time', 'Food', 'Waste']}
        rows={rows}
      />
    </Panel>
  )
}
