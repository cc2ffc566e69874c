import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inventory } from '#shared/contract/inventory'
import type { StockMovement } from '#shared/contract/inventory'
import type { BodyOf } from '#shared/contract/route'
import { ApiError, messageOf } from '#base/api/api-error'
import { call } from '#base/api/call'
import { toast } from '#base/components/toast'
import { newKey } from '#base/api/idempotency'
import { lastMovement } from '../last-movement'
import { readStockAgain } from './inventory-queries'

export type Movement = BodyOf<typeof inventory.recordMovement>

/** An answer that says that nothing was recorded; after any other it may have been. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500

export const notReached = 'The server could not be reached. Please try again; it is recorded only once.'

export const sendMovement = (body: Movement, key: string): Promise<StockMovement> =>
  call(inventory.recordMovement, { body, headers: { 'Idempotency-Key': key } })

// By what is sent, for all dialogs: an attempt after a lost answer is the same act, also from a
// dialog opened anew.
const intents = new Map<string, string>()

/** Records a movement once for each intent, and remembers it for as long as it can be undone. */
export function useRecordMovement() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Movement) => {
      const intent = JSON.stringify(body)
      const key = intents.get(intent) ?? newKey()
      intents.set(intent, key)
      return sendMovement(body, key)
    },
    onSuccess: (movement, body) => {
      intents.delete(JSON.stringify(body))
      lastMovement.set(movement)
      toast({ title: 'Stock movement recorded successfully' })
    },
    onError: (error, body) => {
      if (isRefusal(error)) intents.delete(JSON.stringify(body))
      toast({ title: 'Error recording movement', description: messageOf(error, notReached), type: 'error' })
    },
    onSettled: () => void readStockAgain(client),
  })
}
