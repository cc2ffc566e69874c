import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { inventoryRoutes } from '#shared/contract/inventory'
import type { RouteBody } from '#shared/contract/route'
import { getErrorMessage } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { toast } from '#base/components/toast'
import { createIdempotencyKey } from '#base/api/idempotency'
import { invalidateStock } from './inventory-queries'
import { isMovementRejected, NOT_REACHED_MESSAGE } from './use-record-movement'

/** Adds an item, once however often the same form is sent. */
export function useCreateItem() {
  const client = useQueryClient()
  const intent = useRef<{ readonly sent: string; readonly key: string } | null>(null)
  return useMutation({
    mutationFn: (body: RouteBody<typeof inventoryRoutes.createItem>) => {
      const sent = JSON.stringify(body)
      const key = intent.current?.sent === sent ? intent.current.key : createIdempotencyKey()
      intent.current = { sent, key }
      return callApi(inventoryRoutes.createItem, { body, headers: { 'Idempotency-Key': key } })
    },
    onSuccess: () => {
      intent.current = null
      toast({ title: 'Inventory item created successfully' })
    },
    onError: (error) => {
      if (isMovementRejected(error)) intent.current = null
      toast({ title: 'Error creating item', description: getErrorMessage(error, NOT_REACHED_MESSAGE), type: 'error' })
    },
    onSettled: () => void invalidateStock(client),
  })
}
