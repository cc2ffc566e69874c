import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { inventory } from '#shared/contract/inventory'
import type { BodyOf } from '#shared/contract/route'
import { messageOf } from '#base/api/api-error'
import { call } from '#base/api/call'
import { toast } from '#base/components/toast'
import { newKey } from '#base/api/idempotency'
import { readStockAgain } from './inventory-queries'
import { isRefusal, notReached } from './use-record-movement'

/** Adds an item, once however often the same form is sent. */
export function useCreateItem() {
  const client = useQueryClient()
  const intent = useRef<{ readonly sent: string; readonly key: string } | null>(null)
  return useMutation({
    mutationFn: (body: BodyOf<typeof inventory.createItem>) => {
      const sent = JSON.stringify(body)
      const key = intent.current?.sent === sent ? intent.current.key : newKey()
      intent.current = { sent, key }
      return call(inventory.createItem, { body, headers: { 'Idempotency-Key': key } })
    },
    onSuccess: () => {
      intent.current = null
      toast({ title: 'Inventory item created successfully' })
    },
    onError: (error) => {
      if (isRefusal(error)) intent.current = null
      toast({ title: 'Error creating item', description: messageOf(error, notReached), type: 'error' })
    },
    onSettled: () => void readStockAgain(client),
  })
}
