import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inventoryRoutes } from '#shared/contract/inventory'
import type { StockMovement } from '#shared/contract/inventory'
import type { RouteBody } from '#shared/contract/route'
import { ApiError, getErrorMessage } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { toast } from '#base/components/toast'
import { createIdempotencyKey } from '#base/api/idempotency'
import { lastMovementStore } from '../last-movement'
import { invalidateStock } from './inventory-queries'

export type NewMovement = RouteBody<typeof inventoryRoutes.recordMovement>

/** An answer that says that nothing was recorded; after any other it may have been. */
export const isMovementRejected = (error: unknown): boolean => error instanceof ApiError && error.status < 500

export const NOT_REACHED_MESSAGE = 'The server could not be reached. Please try again; it is recorded only once.'

export const sendMovement = (body: NewMovement, key: string): Promise<StockMovement> =>
  callApi(inventoryRoutes.recordMovement, { body, headers: { 'Idempotency-Key': key } })

// By what is sent, for all dialogs: an attempt after a lost answer is the same act, also from a
// dialog opened anew.
const intents = new Map<string, string>()

/** Records a movement once for each intent, and remembers it for as long as it can be undone. */
export function useRecordMovement() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewMovement) => {
      const intent = JSON.stringify(body)
      const key = intents.get(intent) ?? createIdempotencyKey()
      intents.set(intent, key)
      return sendMovement(body, key)
    },
    onSuccess: (movement, body) => {
      intents.delete(JSON.stringify(body))
      lastMovementStore.set(movement)
      toast({ title: 'Stock movement recorded successfully' })
    },
    onError: (error, body) => {
      if (isMovementRejected(error)) intents.delete(JSON.stringify(body))
      toast({
        title: 'Error recording movement',
        description: getErrorMessage(error, NOT_REACHED_MESSAGE),
        type: 'error',
      })
    },
    onSettled: () => void invalidateStock(client),
  })
}
