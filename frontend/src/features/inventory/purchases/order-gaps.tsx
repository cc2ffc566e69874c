import { LoadError } from '#ui/data-states'
import { useStockUsage } from '../data/inventory-queries'
import { formatCount } from '#base/format'
import type { StockRow } from '../stock/stock-rows'
import { EmptyList } from '../table'
import { usePurchases } from './use-purchases'

/** Returns what the list of orders depends on and could not be read. */
function useOrderGaps() {
  const { hasFailed, retry } = usePurchases()
  const usage = useStockUsage()
  return {
    retryPurchases: hasFailed ? retry : undefined,
    retryUsage: usage.isError && usage.data === undefined ? () => void usage.refetch() : undefined,
  }
}

/** Says what the list of orders lacks because it could not be read. */
export function OrderGaps() {
  const { retryPurchases, retryUsage } = useOrderGaps()
  return (
    <>
      {retryPurchases && (
        <LoadError isInPanel onRetry={retryPurchases}>
          What is on order could not be loaded, so this list may have it again.
        </LoadError>
      )}
      {retryUsage && (
        <LoadError isInPanel onRetry={retryUsage}>
          The average use could not be loaded, so this list has only items at their minimum.
        </LoadError>
      )}
    </>
  )
}

type NothingToOrderProps = {
  readonly rows: readonly StockRow[]
  readonly onOrder: readonly string[]
  readonly level: string
}

/** Says how many items are not counted here, so that the list can't know them; empty for none. */
function describeUncounted(rows: readonly StockRow[]): string {
  const uncounted = rows.filter(({ stock }) => !stock.isCounted)
  if (uncounted.length === 0) return ''
  return `Not counted here: ${uncounted.length} of ${formatCount(rows.length, 'item')}. This list leaves out what isn’t counted. Choose what is counted at the desk, under Ingredients.`
}

/** Says that nothing needs ordering, unless that is unknown. */
export function NothingToOrder({ rows, onOrder, level }: NothingToOrderProps) {
  const { retryPurchases, retryUsage } = useOrderGaps()
  if (retryPurchases || retryUsage) return null
  const uncounted = describeUncounted(rows)
  const isAnyCounted = rows.some(({ stock }) => stock.isCounted)
  const state =
    onOrder.length > 0
      ? `Nothing more needs ordering. On order: ${onOrder.join(', ')}.`
      : `Nothing needs ordering. Everything ${uncounted === '' ? '' : 'counted '}is ${level}.`
  return (
    <EmptyList>
      {[isAnyCounted || onOrder.length > 0 || uncounted === '' ? state : '', uncounted].filter(Boolean).join(' ')}
    </EmptyList>
  )
}
