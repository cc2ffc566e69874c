import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inventory } from '#shared/contract/inventory'
import { call } from '#base/api/call'
import { toast } from '#base/components/toast'
import { readStockAgain } from './inventory-queries'

/**
 * Takes an alert off the active list. A failure shows where the alert stands, in no toast
 * (docs/product/stock.md#alerts).
 */
export function useAcknowledgeAlert() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (alertId: string) => call(inventory.acknowledgeAlert, { params: { alertId } }),
    onSuccess: () => toast({ title: 'Alert acknowledged' }),
    onSettled: () => readStockAgain(client),
  })
}
