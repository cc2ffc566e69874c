import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { movementRoutes, type StockMovement } from '#shared/inventory/movement-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { createIdempotencyKey } from '#base/api/idempotency'
import { invalidateStock, useStock } from '../data/inventory-queries'
import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { XIcon } from 'lucide-react'
import { reverseMovement, type NewMovement } from './movement-rules'
import { formatLevelChange } from '../format'

/** The last movement that this page recorded, for as long as it can be undone. */
const lastMovementStore = createStore<StockMovement | null>(() => null)

/** Whether the error proves that nothing was recorded. After other errors it is unknown. */
export const isMovementRejected = (error: unknown): boolean => error instanceof ApiError && error.status < 500

export const NOT_REACHED_MESSAGE = 'The server could not be reached. Please try again; it is recorded only once.'

export const sendMovement = (body: NewMovement, key: string): Promise<StockMovement> =>
  callApi(movementRoutes.recordMovement, { body, headers: { 'Idempotency-Key': key } })

// Idempotency keys by request body, shared by all dialogs: repeating a request after a lost
// response uses the same key, even from a dialog that was opened again.
const keysByBody = new Map<string, string>()

/** Records a movement, once even if the request is repeated, and offers to undo it. */
export function useRecordMovement() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewMovement) => {
      const bodyText = JSON.stringify(body)
      const key = keysByBody.get(bodyText) ?? createIdempotencyKey()
      keysByBody.set(bodyText, key)
      return sendMovement(body, key)
    },
    onSuccess: (movement, body) => {
      keysByBody.delete(JSON.stringify(body))
      lastMovementStore.setState(movement, true)
      toast({ title: 'Stock movement recorded successfully' })
    },
    onError: (error, body) => {
      if (isMovementRejected(error)) keysByBody.delete(JSON.stringify(body))
      toast({
        title: 'Error recording movement',
        description: getErrorMessage(error, NOT_REACHED_MESSAGE),
        type: 'error',
      })
    },
    onSettled: () => void invalidateStock(client),
  })
}

/** Shows the last recorded movement with a button that undoes it. */
export function UndoBar() {
  const movement = useStore(lastMovementStore)
  const { data: stocks } = useStock()
  const { mutate: record, isPending } = useRecordMovement()
  if (!movement) return null
  const level = stocks?.find(({ item }) => item.id === movement.itemId)?.currentStock
  const reversal = level === undefined ? undefined : reverseMovement(movement, level)
  const undo = () => reversal && record(reversal, { onSuccess: () => lastMovementStore.setState(null, true) })
  return (
    <chakra.div
      role="status"
      mt="4"
      // At the bottom, close to the button that recorded the movement, and above other content.
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
      <Button variant="ghost" px="0" aria-label="Close" onClick={() => lastMovementStore.setState(null, true)}>
        <XIcon />
      </Button>
    </chakra.div>
  )
}
