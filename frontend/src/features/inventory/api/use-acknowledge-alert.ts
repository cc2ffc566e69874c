import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inventory } from '#shared/contract/inventory'
import { messageOf } from '../../../app/api/api-error'
import { call } from '../../../app/api/call'
import { toast } from '../../../components/toast'
import { readStockAgain } from './inventory-queries'

/** Takes an alert off the active list. */
export function useAcknowledgeAlert() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (alertId: string) => call(inventory.acknowledgeAlert, { params: { alertId } }),
    onSuccess: () => toast({ title: 'Alert acknowledged' }),
    onError: (error) =>
      toast({
        title: 'Alert not acknowledged',
        description: messageOf(error, 'The server could not be reached. The alert still stands; please try again.'),
        type: 'error',
      }),
    onSettled: () => readStockAgain(client),
  })
}
