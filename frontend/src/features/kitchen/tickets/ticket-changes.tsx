import './ticket-changes.css'
import { PencilIcon } from 'lucide-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isStaff } from '#shared/accounts/access'
import { kitchenRoutes } from '#shared/kitchen/contract'
import type { Ticket } from '#shared/orders/contract'
import { orderEditRoutes } from '#shared/orders/editing/edit-contract'
import type { LineChange } from '#shared/orders/editing/line-changes'
import { callApi, getErrorMessage } from '#base/api/client'
import { useSession } from '#base/session/session'
import { getBoardDevice } from '../data/board-device'
import { toast } from '#ui/toast'

/** Acknowledges the changes of a ticket on this screen; other stations still see them. */
function useAcknowledgeChanges({ id: orderId }: Ticket) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      callApi(orderEditRoutes.acknowledgeChanges, { params: { orderId }, body: { version, device: getBoardDevice() } }),
    onError: (error) => {
      const description = getErrorMessage(error, 'The change could not be acknowledged.')
      toast({ title: 'Not acknowledged', description, type: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [kitchenRoutes.listTickets.path] }),
  })
}

const kindLabels = { added: 'NEW', changed: 'CHANGED', removed: 'REMOVED' } as const

const formatQuantity = ({ kind, quantity, previousQuantity }: LineChange): string => {
  if (kind === 'removed') return `${previousQuantity}×`
  return kind === 'changed' && quantity !== previousQuantity ? `${previousQuantity} → ${quantity}×` : `${quantity}×`
}

const detailLabels = {
  time: 'the time',
  contact: 'the contact',
  instructions: 'the instructions',
  utensils: 'the utensils',
} as const

/** What changed in an order since staff last acknowledged it, above its dishes. */
export function TicketChanges({ ticket }: { readonly ticket: Ticket }) {
  const { user } = useSession()
  const { mutate, isPending } = useAcknowledgeChanges(ticket)
  const { unseenChanges, ticketNumber } = ticket
  if (!unseenChanges) return null
  const { lines, details, version } = unseenChanges
  return (
    <div className="changes" role="group" aria-label={`Changes of ticket ${ticketNumber}`}>
      <strong>
        <PencilIcon /> Order changed
      </strong>
      <ul>
        {lines.map((change) => (
          <li key={change.lineId} data-kind={change.kind}>
            <b>{kindLabels[change.kind]}</b> {formatQuantity(change)} {change.name}
          </li>
        ))}
        {details.map((detail) => (
          <li key={detail}>
            <b>CHANGED</b> {detailLabels[detail]}
          </li>
        ))}
      </ul>
      {isStaff(user) && (
        <button
          type="button"
          disabled={isPending}
          aria-label={`Acknowledge changes of ticket ${ticketNumber}`}
          onClick={() => mutate(version)}
        >
          Got it
        </button>
      )}
    </div>
  )
}
