import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { foodCostRoutes, type IngredientCost } from '#shared/numbers/food-cost-contract'
import { locations } from '#shared/locations/index'
import { callApi } from '#base/api/client'
import { LoadError } from '#ui/data-states'
import { FormPanel } from '../form/form-layout'
import { FigureTable } from './figure-table'
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
  /** Net sales of the range to compare with. */
  readonly netBeforeCents: number | undefined
  /** Whether net sales include those of sample orders, which used no stock. */
  readonly hasSampleOrders?: boolean
}

/** What ingredients cost, and why it differs (docs/product/numbers.md#food-cost). */
export function FoodCostPanel({ of, period, netCents, netBeforeCents, hasSampleOrders = false }: FoodCostPanelProps) {
  const { data: costs, isError, refetch } = useFoodCost(of, period)
  const before = useFoodCost(of, period.before).data
  if (isError && !costs) return <LoadError onRetry={() => void refetch()}>The food cost could not be loaded.</LoadError>
  if (!costs || costs.length === 0) return null
  const sums = sumFoodCost(costs)
  const earlier = before && sumFoodCost(before)
  const sampleNote = hasSampleOrders && (
    <chakra.p color="fg.muted">
      The orders of the sample history used no stock. Their food cost at the top of this page is what the recipes cost.
    </chakra.p>
  )
  if (sampleNote && sums.actual === 0 && sums.theoretical === 0)
    return <FormPanel title="Food cost">{sampleNote}</FormPanel>
  const share = (cents: number, net: number) => formatPercent(percentage(cents, net))
  return (
    <FormPanel
      title="Food cost"
      lead="Actual is opening stock and deliveries less what is left. Recipes is what the orders needed."
    >
      <chakra.p>
        <strong>
          {formatMoney(sums.actual)}
          {!hasSampleOrders && (netCents > 0 ? `, ${share(sums.actual, netCents)} of net sales` : ' without an order')}
        </strong>
        {!hasSampleOrders && earlier && netBeforeCents !== undefined && netBeforeCents > 0 && (
          <>
            , after {formatMoney(earlier.actual)}, {share(earlier.actual, netBeforeCents)}
          </>
        )}
        . By recipes {formatMoney(sums.theoretical)}.
      </chakra.p>
      {sampleNote}
      <chakra.ul ps="5" display="grid" gap="2" aria-label="Why">
        {listFoodCostReasons(costs).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </chakra.ul>
      <Tables costs={costs} />
      <chakra.p fontSize="sm" color="fg.muted">
        It is as exact as your counts: count the stock at the first and the last day.
      </chakra.p>
    </FormPanel>
  )
}
