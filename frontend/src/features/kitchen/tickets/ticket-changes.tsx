import { useErrorMessage, useWords } from '#base/language/use-words'
import './ticket-changes.css'
import { PencilIcon } from 'lucide-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isStaff } from '#shared/accounts/access'
import { kitchenRoutes } from '#shared/kitchen/contract'
import type { Ticket } from '#shared/orders/contract'
import { orderEditRoutes } from '#shared/orders/editing/edit-contract'
import type { LineChange } from '#shared/orders/editing/line-changes'
import { callApi } from '#base/api/client'
import { useSession } from '#base/session/session'
import { getBoardDevice } from '../data/board-device'
import { toast } from '#ui/toast'

/** Acknowledges the changes of a ticket on this screen; other stations still see them. */
function useAcknowledgeChanges({ id: orderId }: Ticket) {
  const { tickets: words } = useWords()
  const describe = useErrorMessage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: number) =>
      callApi(orderEditRoutes.acknowledgeChanges, { params: { orderId }, body: { version, device: getBoardDevice() } }),
    onError: (error) => {
      const description = describe(error, words.acknowledgeFailed)
      toast({ title: words.notAcknowledged, description, type: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [kitchenRoutes.listTickets.path] }),
  })
}

const formatQuantity = ({ kind, quantity, previousQuantity }: LineChange): string => {
  if (kind === 'removed') return `${previousQuantity}×`
  return kind === 'changed' && quantity !== previousQuantity ? `${previousQuantity} → ${quantity}×` : `${quantity}×`
}

/** What changed in an order since staff last acknowledged it, above its dishes. */
export function TicketChanges({ ticket }: { readonly ticket: Ticket }) {
  const { tickets: words } = useWords()
  const { user } = useSession()
  const { mutate, isPending } = useAcknowledgeChanges(ticket)
  const { unseenChanges, ticketNumber } = ticket
  if (!unseenChanges) return null
  const { lines, details, version } = unseenChanges
  return (
    <div className="changes" role="group" aria-label={words.changesLabel(ticketNumber)}>
      <strong>
        <PencilIcon /> {words.orderChanged}
      </strong>
      <ul>
        {lines.map((change) => (
          <li key={change.lineId} data-kind={change.kind}>
            <b>{words.changeKinds[change.kind]}</b> {formatQuantity(change)} {change.name}
          </li>
        ))}
        {details.map((detail) => (
          <li key={detail}>
            <b>{words.changeKinds.changed}</b> {words.changedDetails[detail]}
          </li>
        ))}
      </ul>
      {isStaff(user) && (
        <button
          type="button"
          disabled={isPending}
          aria-label={words.acknowledge(ticketNumber)}
          onClick={() => mutate(version)}
        >
          {words.gotIt}
        </button>
      )}
    </div>
  )
}
