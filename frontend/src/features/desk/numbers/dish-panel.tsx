import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Numbers } from '#shared/numbers/contract'
import { FormPanel } from '../form/form-panel'
import { FOOD_COST_NAME } from './food-cost-panel'
import { FigureLink, FigurePanel, FigureTable } from './figure-table'
import { formatMoney, formatPercent, getDishFigures, parseSignedCents, sumPeriod } from './figures'
import { useQueries } from '@tanstack/react-query'
import { locations } from '#shared/locations/index'
import type { DateRange } from './period-choice'
import { numbersQuery } from './use-numbers'

const SHOWN = 12

const Word = chakra('small', {
  base: {
    display: 'block',
    fontWeight: 'normal',
    color: 'fg.muted',
    '&[data-word="low margin"]': { color: 'warning.fg' },
    '&[data-word="loses money"]': { color: 'danger.fg' },
  },
})

/** Shows a percentage as a line below its figure. */
const Share = ({ percent }: { readonly percent: number }) => (
  <chakra.span
    aria-hidden
    display="block"
    height="1"
    mt="1"
    ms="auto"
    borderRadius="full"
    bg="accent.fg"
    style={{ width: `${Math.max(0, Math.min(100, percent))}%` }}
  />
)

/** The dishes by sales and margin. */
export function DishPanel({ dishes }: { readonly dishes: Numbers['dishes'] }) {
  const [isComplete, setIsWhole] = useState(false)
  const all = [...getDishFigures(dishes)].sort((one, other) => other.marginCents - one.marginCents)
  const most = Math.max(1, ...all.map(({ marginCents }) => marginCents))
  const shown = isComplete ? all : all.slice(0, SHOWN)
  const hasRefunds = all.some(({ netRefundedCents }) => netRefundedCents !== 0)
  const thin = all.filter(({ word }) => word === 'low margin' || word === 'loses money').length
  return (
    <FormPanel
      title="Dishes"
      lead={
        thin === 0
          ? `By profit after ${hasRefunds ? 'refunds and ' : ''}food cost.`
          : `By profit after ${hasRefunds ? 'refunds and ' : ''}food cost; ${thin === 1 ? 'one popular dish has' : `${thin} popular dishes have`} a low margin.`
      }
    >
      <FigureTable
        title="Dishes"
        columns={['Dish', 'Sold', 'Profit', 'Margin', 'Net', ...(hasRefunds ? ['Money back'] : []), 'Food']}
        rows={shown.map(({ menuItemId, name, quantity, net, foodCost, word, ...dish }) => ({
          key: String(menuItemId),
          head: (
            <>
              <FigureLink of={`dish:${menuItemId}`} name={name} />
              {word && <Word data-word={word}>{word}</Word>}
            </>
          ),
          cells: [
            quantity,
            <>
              {formatMoney(dish.marginCents)}
              <Share percent={(dish.marginCents * 100) / most} />
            </>,
            formatPercent(dish.marginPercent),
            formatMoney(parseSignedCents(net)),
            ...(hasRefunds ? [formatMoney(dish.netRefundedCents)] : []),
            formatMoney(parseSignedCents(foodCost)),
          ],
        }))}
      />
      {all.length > SHOWN && (
        <div className="not-on-paper">
          <Button variant="outline" onClick={() => setIsWhole(!isComplete)}>
            {isComplete ? 'Show fewer' : `Show all ${all.length}`}
          </Button>
        </div>
      )}
    </FormPanel>
  )
}

/** Compares the locations. A location without a valid session shows no figures. */
export function LocationsPanel({ days }: { readonly days: DateRange }) {
  const answers = useQueries({ queries: locations.map(({ code }) => numbersQuery(code, days)) })
  const rows = locations.map(({ code, name }, index) => {
    const data = answers[index]?.data
    const sums = data && sumPeriod(data)
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
          of('food', FOOD_COST_NAME, formatPercent(sums.foodCostPercent)),
          of('waste', 'Waste', formatMoney(sums.wasteCents)),
        ]
      : Array.from({ length: 6 }, () => '–')
    return { key: code, head: sums ? <FigureLink of="orders" name={name} location={code} /> : name, cells }
  })
  return (
    <FigurePanel
      title="Compare locations"
      columns={['Location', 'Net', 'Orders', 'Average', 'On time', 'Food', 'Waste']}
      rows={rows}
    />
  )
}
