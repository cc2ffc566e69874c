import { LoadError } from '#ui/data-states'
import { useStockUsage } from '../data/inventory-queries'
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

type NothingToOrderProps = { readonly onOrder: readonly string[]; readonly level: string }

/** Says that nothing needs ordering, unless that is unknown. */
export function NothingToOrder({ onOrder, level }: NothingToOrderProps) {
  const { retryPurchases, retryUsage } = useOrderGaps()
  if (retryPurchases || retryUsage) return null
  return (
    <EmptyList>
      {onOrder.length > 0
        ? `Nothing more needs ordering. On order: ${onOrder.join(', ')}.`
        : `Nothing needs ordering. Everything is ${level}.`}
    </EmptyList>
  )
}
