import { useMutation, useQueryClient } from '@tanstack/react-query'
import { inventoryRoutes, type InventoryItem } from '#shared/inventory/contract'
import { movementRoutes } from '#shared/inventory/movement-contract'
import type { RouteBody } from '#shared/platform/route'
import { callApi, getErrorMessage } from '#base/api/client'
import { createIdempotencyKey } from '#base/api/idempotency'
import { useLocationConfig } from '#base/location/location'
import { toast } from '#ui/toast'
import { invalidateStock } from '../data/inventory-queries'

const refuse = (title: string) => (error: Error) =>
  toast({
    title,
    description: getErrorMessage(error, 'The server could not be reached. Please try again.'),
    type: 'error',
  })

type NewBatch = RouteBody<typeof movementRoutes.makeBatch> & { readonly key: string }

/** Makes a batch, once for each key. */
export function useMakeBatch() {
  const { code: location } = useLocationConfig()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: NewBatch) =>
      callApi(movementRoutes.makeBatch, { params: { location }, body, headers: { 'Idempotency-Key': key } }),
    onError: refuse('Not made'),
    onSettled: () => invalidateStock(client),
  })
}

/** Takes a batch back. */
export function useUndoBatch() {
  const { code: location } = useLocationConfig()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (batchId: string) =>
      callApi(movementRoutes.undoBatch, {
        params: { location, batchId },
        headers: { 'Idempotency-Key': createIdempotencyKey() },
      }),
    onSuccess: () => toast({ title: 'Batch taken back' }),
    onError: refuse('Not taken back'),
    onSettled: () => invalidateStock(client),
  })
}

/** Changes what an item is made of. */
export function useSaveBatch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      item,
      batch,
    }: {
      item: InventoryItem
      batch: RouteBody<typeof inventoryRoutes.updateItem>['batch']
    }) => callApi(inventoryRoutes.updateItem, { params: { itemId: item.id }, body: { batch, version: item.version } }),
    onSuccess: ({ name }) => toast({ title: `${name} saved` }),
    onError: refuse('Not saved'),
    onSettled: () => invalidateStock(client),
  })
}
