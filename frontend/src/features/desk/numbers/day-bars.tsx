import { chakra } from '@chakra-ui/react/styled-system'
import type { DailyNumbers } from '#shared/contract/numbers'
import { FormPanel } from '../form/panel'
import { ChartDataTable } from './figure-table'
import { FigureButton } from './open-figure'
import { parseSignedCents, formatWeekdayDate, formatMinutes, formatMoney, formatPercent, sumDays } from './sums'

const HEIGHT = 120
const STEP = 10
const GAP = 2

const Chart = chakra('div', {
  base: {
    height: '32',
    '& svg': { display: 'block', width: '100%', height: '100%' },
    '& rect': { fill: 'accent.fg' },
    '& line': { stroke: 'border', vectorEffect: 'non-scaling-stroke' },
  },
})
const Ends = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', fontSize: 'xs', color: 'fg.muted', mt: '1' },
})

type DayBarsProps = { readonly days: readonly DailyNumbers[]; readonly onOpen: (date: string) => void }

/** Net sales day by day; each day opens what it came to. */
export function DayBars({ days, onOpen }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ net }) => parseSignedCents(net)))
  const best = days.find(({ net }) => parseSignedCents(net) === most)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <FormPanel
      title="Day by day"
      lead={best && `The best day was ${formatWeekdayDate(best.date)}, with ${formatMoney(most)} net.`}
    >
      <div>
        <Chart aria-hidden>
          <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none">
            <line x1="0" x2={days.length * STEP} y1={HEIGHT} y2={HEIGHT} />
            {days.map(({ date, net }, index) => {
              const height = Math.max(0, (parseSignedCents(net) / most) * HEIGHT)
              return (
                <rect
                  key={date}
                  x={index * STEP + GAP / 2}
                  y={HEIGHT - height}
                  width={STEP - GAP}
                  height={height}
                  rx="1"
                />
              )
            })}
          </svg>
        </Chart>
        <Ends aria-hidden>
          <span>{first && formatWeekdayDate(first.date)}</span>
          <span>{last && formatWeekdayDate(last.date)}</span>
        </Ends>
      </div>
      <ChartDataTable
        title="Day by day"
        columns={['Day', 'Net', 'Orders', 'Food', 'Waste', 'On time', 'Cooked in']}
        rows={days.toReversed().map((day) => {
          const { orders, netCents, foodCostCents, wasteCents } = sumDays([day])
          return {
            key: day.date,
            head: (
              <FigureButton type="button" onClick={() => onOpen(day.date)}>
                {formatWeekdayDate(day.date)}
              </FigureButton>
            ),
            cells: [
              formatMoney(netCents),
              orders,
              formatMoney(foodCostCents),
              formatMoney(wasteCents),
              formatPercent(day.onTimePercent),
              formatMinutes(day.medianMinutes.cook),
            ],
          }
        })}
      />
    </FormPanel>
  )
}
