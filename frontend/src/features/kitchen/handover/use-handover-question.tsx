import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { useMemo, useState } from 'react'
import { HANDOVER_CODE_LENGTH, readHandoverCode } from '#shared/orders/handover'
import { Dialog, DialogBody } from '#ui/dialog'
import { useWords } from '#base/language/use-words'
import type { TicketActions } from '../board/use-board'
import { TextInput } from '#ui/chakra/controls'

type Move = Parameters<TicketActions['move']>

type QuestionProps = {
  readonly move: Move
  readonly onAnswer: (...move: Move) => void
  readonly onClose: () => void
}

/** Asks for the code that the guest shows. Staff may hand the order over without it. */
function HandoverQuestion({ move: [ticket, to], onAnswer, onClose }: QuestionProps) {
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

/**
 * Returns a board's actions, and the dialog that asks for the pickup code when a large order is
 * completed (docs/product/kitchen.md#pickup-codes).
 */
export function useHandoverQuestion(work: TicketActions) {
  const [pending, setPending] = useState<Move | null>(null)
  const actions = useMemo<TicketActions>(
    () => ({
      ...work,
      move: (ticket, to) => {
        if (to.status === 'completed' && ticket.asksHandoverCode) setPending([ticket, to])
        else work.move(ticket, to)
      },
    }),
    [work],
  )
  const close = () => setPending(null)
  const answer = (...move: Move) => {
    close()
    work.move(...move)
  }
  return { actions, dialog: pending && <HandoverQuestion move={pending} onAnswer={answer} onClose={close} /> }
}
