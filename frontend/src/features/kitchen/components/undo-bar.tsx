import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { resolveStage } from '#shared/rules/order-status'
import type { UndoableMove } from '../acts/use-undo'
import { useClockValue } from '../clock'
import { stageNames } from './stage-bar'

type UndoBarProps = { readonly undoable: UndoableMove; readonly onUndo: () => void }

/** What was just done, and the way back while it is open. */
export function MoveUndoBar({ undoable: { move, until }, onUndo }: UndoBarProps) {
  const seconds = useClockValue((now) => Math.max(1, Math.ceil((until - now) / 1_000)))
  return (
    <Flex
      role="status"
      gap="4"
      align="center"
      px="4"
      py="2"
      bg="bg.raised"
      borderWidth="2px"
      borderColor="border.strong"
      borderRadius="xl"
      boxShadow="lg"
      fontSize="lg"
    >
      <span>
        Ticket {move.ticketNumber}: {stageNames[resolveStage(move.to).kitchenStatus]}
      </span>
      <Button onClick={onUndo} aria-label={`Undo ticket ${move.ticketNumber}`} fontVariantNumeric="tabular-nums">
        Undo <span aria-hidden>{seconds}</span>
      </Button>
    </Flex>
  )
}
