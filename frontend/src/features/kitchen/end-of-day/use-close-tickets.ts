import { useMutation, useQueryClient } from '@tanstack/react-query'
import { kitchenRoutes } from '#shared/kitchen/contract'
import type { StageCommand } from '#shared/kitchen/board-actions'
import type { Ticket } from '#shared/orders/contract'
import { isUnpaid } from '#shared/payments/payment-text'
import { callApi } from '#base/api/client'
import { createIdempotencyKey } from '#base/api/idempotency'
import { useLocationConfig } from '#base/location/location'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage } from '#base/language/use-words'

type Closing = { readonly tickets: readonly Ticket[]; readonly to: StageCommand }

type ClosingResult = {
  readonly closed: number
  /** The tickets that stay open, each with the server's reason. */
  readonly failures: readonly { readonly ticketNumber: number; readonly reason: string }[]
}

const isMissing = ({ isPacked }: { readonly isPacked: boolean }) => !isPacked

/** Closes one ticket unless it moved since the board read it. Returns why it failed, or null. */
async function closeTicket(
  { id, kitchenStatus, asksHandoverCode, packing }: Ticket,
  { status, reason, tender }: StageCommand,
  describe: (error: unknown) => string,
): Promise<string | null> {
  try {
    await callApi(kitchenRoutes.updateTicketStatus, {
      params: { orderId: id },
      // Nobody stands at the counter with a code or packs when the day is closed; the log has it.
      body: { status, from: kitchenStatus, reason, tender, override: asksHandoverCode || packing?.some(isMissing) },
      headers: { 'Idempotency-Key': createIdempotencyKey() },
    })
    return null
  } catch (error) {
    return describe(error)
  }
}

/**
 * Completes or cancels several tickets, one after the other, because each has its own rules and its
 * own entry in the log. A ticket that fails doesn't stop the others.
 */
export function useCloseTickets() {
  const { dialogs } = useDialogWords()
  const describe = useErrorMessage()
  const client = useQueryClient()
  const { code } = useLocationConfig()
  return useMutation({
    mutationFn: async ({ tickets, to }: Closing): Promise<ClosingResult> => {
      const failures: { ticketNumber: number; reason: string }[] = []
      for (const ticket of tickets) {
        const command = isUnpaid(ticket) ? to : { ...to, tender: undefined }
        const reason = await closeTicket(ticket, command, (error) => describe(error, dialogs.unreachable))
        if (reason !== null) failures.push({ ticketNumber: ticket.ticketNumber, reason })
      }
      return { closed: tickets.length - failures.length, failures }
    },
    onSettled: () => client.invalidateQueries({ queryKey: [kitchenRoutes.listTickets.path, code] }),
  })
}
