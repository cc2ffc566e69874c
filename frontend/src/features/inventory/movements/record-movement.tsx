import type { NewMovement } from './new-movement'
import { useSyncExternalStore } from 'react'
import { inventoryRoutes } from '#shared/inventory/contract'
import type { StockMovement } from '#shared/inventory/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { createIdempotencyKey } from '#base/api/idempotency'
import { invalidateStock, useStock } from '../data/inventory-queries'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { XIcon } from 'lucide-react'
import { reverseMovement } from './movement-rules'
import { formatLevelChange } from '../format'

let last: StockMovement | null = null
const listeners = new Set<() => void>()

/** The movement that this browser recorded last, for as long as it may be undone. */
export const lastMovementStore = {
  get: (): StockMovement | null => last,

  set: (movement: StockMovement | null): void => {
    last = movement
    listeners.forEach((listener) => listener())
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useLastMovement = () => useSyncExternalStore(lastMovementStore.subscribe, lastMovementStore.get)

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

/** What was recorded last, and the way back. */
export function UndoBar() {
  const movement = useLastMovement()
  const { data: stocks } = useStock()
  const { mutate: record, isPending } = useRecordMovement()
  if (!movement) return null
  const level = stocks?.find(({ item }) => item.id === movement.itemId)?.currentStock
  const reversal = level === undefined ? undefined : reverseMovement(movement, level)
  const undo = () => reversal && record(reversal, { onSuccess: () => lastMovementStore.set(null) })
  return (
    <chakra.div
      role="status"
      mt="4"
      // At the foot, where the finger was when it was recorded, over whatever else stands there.
      position="sticky"
      bottom="calc(0.75rem + var(--dock-foot, 0px))"
      zIndex="docked"
      boxShadow="md"
      ps="4"
      pe="2"
      py="1.5"
      display="flex"
      alignItems="center"
      gap="3"
      borderRadius="lg"
      bg="success.subtle"
      color="success.fg"
    >
      <chakra.span flex="1" fontVariantNumeric="tabular-nums">
        {movement.item.name}: {formatLevelChange(movement)} {movement.item.unit}
      </chakra.span>
      {reversal && (
        <Button variant="outline" disabled={isPending} aria-busy={isPending} onClick={undo}>
          Undo
        </Button>
      )}
      <Button variant="ghost" px="0" aria-label="Close" onClick={() => lastMovementStore.set(null)}>
        <XIcon />
      </Button>
    </chakra.div>
  )
}
