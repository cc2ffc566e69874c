import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inventoryRoutes } from '#shared/contract/inventory'
import { callApi } from '#base/api/call'
import { toast } from '#base/components/toast'
import { invalidateStock } from './inventory-queries'

/**
 * Takes an alert off the active list. A failure shows where the alert stands, in no toast
 * (docs/product/stock.md#alerts).
 */
export function useAcknowledgeAlert() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (alertId: string) => callApi(inventoryRoutes.acknowledgeAlert, { params: { alertId } }),
    onSuccess: () => toast({ title: 'Alert acknowledged' }),
    onSettled: () => invalidateStock(client),
  })
}
