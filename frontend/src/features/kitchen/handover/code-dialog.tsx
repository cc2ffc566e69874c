import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { HANDOVER_CODE_LENGTH, readHandoverCode } from '#shared/orders/handover'
import { Button } from '#ui/chakra/button'
import { TextInput } from '#ui/chakra/controls'
import { Dialog, DialogBody } from '#ui/chakra/dialog'
import { useWords } from '#base/language/use-words'
import type { TicketActions } from '../board/use-board'

type Move = Parameters<TicketActions['move']>

type CodeDialogProps = {
  readonly move: Move
  readonly onAnswer: (...move: Move) => void
  readonly onClose: () => void
}

/** Asks for the code that the guest shows. Staff may hand the order over without it. */
export function CodeDialog({ move: [ticket, to], onAnswer, onClose }: CodeDialogProps) {
  const { board, tickets } = useWords()
  const { questions: words } = board
  const [code, setCode] = useState('')
  const title = words.guestTicket(ticket.customerInfo.name || tickets.guest, ticket.ticketNumber)
  const isComplete = code.length === HANDOVER_CODE_LENGTH
  return (
    <Dialog title={title} size="sm" closeLabel={words.close} onClose={onClose}>
      <DialogBody pb="6">
        <form
          style={{ display: 'grid', gap: '1rem' }}
          onSubmit={(event) => {
            event.preventDefault()
            if (isComplete) onAnswer(ticket, { ...to, handoverCode: code })
          }}
        >
          <Text>{words.askForCode}</Text>
          <TextInput
            aria-label={words.pickupCode}
            autoFocus
            autoComplete="off"
            inputMode="numeric"
            height="16"
            fontSize="3xl"
            letterSpacing="0.3em"
            textAlign="center"
            value={code}
            onChange={({ target }) => setCode(readHandoverCode(target.value))}
          />
          <Button type="submit" height="16" fontSize="xl" disabled={!isComplete}>
            {words.handOver}
          </Button>
          <Button variant="outline" height="12" onClick={() => onAnswer(ticket, { ...to, override: true })}>
            {words.withoutCode}
          </Button>
        </form>
      </DialogBody>
    </Dialog>
  )
}
