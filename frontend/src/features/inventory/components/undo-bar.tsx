import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { XIcon } from 'lucide-react'
import { useStock } from '../api/inventory-queries'
import { useRecordMovement } from '../api/use-record-movement'
import { lastMovementStore, useLastMovement } from '../last-movement'
import { reverseMovement } from '../undo'
import { formatLevelChange } from '../words'

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
