import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { foodCostRoutes, type IngredientCost } from '#shared/numbers/food-cost-contract'
import { locations } from '#shared/locations/index'
import { callApi } from '#base/api/client'
import { Skeleton } from '#ui/chakra/skeleton'
import { LoadError } from '#ui/data-states'
import { FormPanel } from '../form/form-panel'
import { FigureLink, FigureTable } from './figure-table'
import { formatMoney, formatPercent, parseSignedCents, percentage } from './figures'
import { listFoodCostReasons, sumFoodCost } from './food-cost-reasons'
import type { DateRange, Period } from './period-choice'

const useFoodCost = (of: string, { from, to }: DateRange) =>
  useQuery({
    queryKey: [foodCostRoutes.getFoodCost.path, of, from, to],
    queryFn: () => {
      const location = locations.find(({ code }) => code === of)?.code
      return location ? callApi(foodCostRoutes.getFoodCost, { params: { location }, query: { from, to } }) : []
    },
    staleTime: 60_000,
  })

/** The ingredients that a table shows before the owner opens the rest. */
const SHOWN = 8

const money = (decimal: string): string => formatMoney(parseSignedCents(decimal))

const Tables = ({ costs }: { readonly costs: readonly IngredientCost[] }) => {
  const differences = (list: readonly IngredientCost[]) =>
    list.map(({ itemId, name, actual, theoretical, difference }) => ({
      key: String(itemId),
      head: name,
      cells: [money(actual), money(theoretical), money(difference)],
    }))
  return (
    <>
      <FigureTable
        title="Food cost by ingredient"
        columns={['Ingredient', 'Actual', 'Recipes', 'More']}
        rows={differences(costs.slice(0, SHOWN))}
      />
      <details className="not-on-paper">
        <chakra.summary minH="11" alignContent="center" cursor="pointer">
          All {costs.length} ingredients, with opening, received and closing
        </chakra.summary>
        <FigureTable
          title="All ingredients"
          columns={['Ingredient', 'Actual', 'Recipes', 'More']}
          rows={differences(costs)}
        />
        <FigureTable
          title="Opening, received and closing"
          columns={['Ingredient', 'Opening', 'Received', 'Closing']}
          rows={costs.map(({ itemId, name, opening, received, closing }) => ({
            key: String(itemId),
            head: name,
            cells: [money(opening), money(received), money(closing)],
          }))}
        />
      </details>
    </>
  )
}

type FoodCostPanelProps = {
  readonly of: string
  readonly period: Period
  readonly netCents: number
  /** The food cost of the completed orders by recipes; undefined without an order. */
  readonly recipesCents?: number
  /** Net sales of the range to compare with. */
  readonly netBeforeCents: number | undefined
  /** Whether net sales include those of sample orders, which used no stock. */
  readonly hasSampleOrders?: boolean
}

/** The id of the panel, to which the tile with the food cost leads. */
export const FOOD_COST_ID = 'food-cost'

/** What the tile with the food cost and its orders are called. */
export const FOOD_COST_NAME = 'Food cost by recipes'

const TicketsLink = () => (
  <p>
    <FigureLink of="food" name={FOOD_COST_NAME}>
      Show the tickets with their food cost
    </FigureLink>
  </p>
)

type BridgeProps = { readonly sums: ReturnType<typeof sumFoodCost> } & Required<
  Pick<FoodCostPanelProps, 'netCents' | 'recipesCents'>
>

/** Leads from the food cost of the completed orders to what was used, in amounts that add up. */
function Bridge({ sums, netCents, recipesCents }: BridgeProps) {
  const row = (head: string, cents: number, share = '') => ({ key: head, head, cells: [formatMoney(cents), share] })
  const shared = (head: string, cents: number) => row(head, cents, formatPercent(percentage(cents, netCents)))
  return (
    <FigureTable
      title="From recipes to actual"
      columns={['What', 'Amount', 'Of net sales']}
      rows={[
        shared(FOOD_COST_NAME, recipesCents),
        row('Stock at other prices, and open orders', sums.theoretical - recipesCents),
        row('More used than recipes need', sums.difference),
        shared('Actual food cost', sums.actual),
      ]}
    />
  )
}

/** What ingredients cost, and why it differs (docs/product/numbers.md#food-cost). */
export function FoodCostPanel(props: FoodCostPanelProps) {
  const { of, period, netCents, recipesCents, netBeforeCents, hasSampleOrders = false } = props
  const { data: costs, isError, refetch } = useFoodCost(of, period)
  const before = useFoodCost(of, period.before).data
  const tickets = recipesCents !== undefined && <TicketsLink />
  const sampleNote = hasSampleOrders && (
    <chakra.p color="fg.muted">
      The orders of the sample history used no stock. Their food cost at the top of this page is what the recipes cost.
    </chakra.p>
  )
  const panel = (children: ReactNode, lead?: string) => (
    <FormPanel id={FOOD_COST_ID} title="Food cost" {...{ lead, children }} />
  )
  if (!costs) {
    if (!isError) return panel(<Skeleton height="40" borderRadius="xl" />)
    return panel(<LoadError onRetry={() => void refetch()}>The food cost could not be loaded.</LoadError>)
  }
  if (costs.length === 0)
    return (
      tickets &&
      panel(
        <>
          {of === 'all' && <p>Stock is counted by location. Open one of them to see what it used, and why.</p>}
          {tickets}
        </>,
      )
    )
  const sums = sumFoodCost(costs)
  const earlier = before && sumFoodCost(before)
  if (sampleNote && sums.actual === 0 && sums.theoretical === 0)
    return panel(
      <>
        {sampleNote}
        {tickets}
      </>,
    )
  return panel(
    <>
      {recipesCents === undefined || hasSampleOrders ? (
        <p>
          <strong>
            {formatMoney(sums.actual)}
            {!hasSampleOrders && ' without an order'}
          </strong>
          . By recipes {formatMoney(sums.theoretical)}.
        </p>
      ) : (
        <Bridge {...{ sums, netCents, recipesCents }} />
      )}
      {!hasSampleOrders && earlier && earlier.actual !== 0 && netBeforeCents !== undefined && netBeforeCents > 0 && (
        <p>
          Actual before: {formatMoney(earlier.actual)}, {formatPercent(percentage(earlier.actual, netBeforeCents))}.
        </p>
      )}
      {sampleNote}
      <chakra.ul ps="5" display="grid" gap="2" aria-label="Why">
        {listFoodCostReasons(costs).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </chakra.ul>
      <Tables costs={costs} />
      {tickets}
      <chakra.p fontSize="sm" color="fg.muted">
        It is as exact as your counts: count the stock at the first and the last day.
      </chakra.p>
    </>,
    'Each order counts by its recipes, at the newest prices when it was completed. Actual is opening stock and deliveries less what is left, at the average price of both.',
  )
}
