import { Suspense, useState, type ReactNode } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import { TicketDialogContext, type TicketDialogName } from '../board/board-contexts'
import type { TicketDialogProps } from './ticket-dialog'

export const loadTicketDialog = async () => (await import('./ticket-dialog')).TicketDialog

const TicketDialog = lazyComponent(loadTicketDialog, 'TicketDialog', LoadFailureOverlay)

type OpenDialog = { readonly name: TicketDialogName; readonly ticket: Ticket }

type TicketDialogsProps = Pick<TicketDialogProps, 'tickets'> & { readonly children: ReactNode }

/**
 * Renders the dialogs of a board's tickets outside the list, so that they stay open with what was
 * entered when a ticket changes its place or leaves. One can be opened from another.
 */
export function TicketDialogs({ tickets, children }: TicketDialogsProps) {
  const [dialogStack, setDialogStack] = useState<readonly OpenDialog[]>([])
  // It never changes, so that it rerenders no card.
  const [open] = useState(
    () => (name: TicketDialogName, ticket: Ticket) => setDialogStack((all) => [...all, { name, ticket }]),
  )
  return (
    <TicketDialogContext value={open}>
      {children}
      {dialogStack.map((dialog) => (
        <Suspense key={dialog.name} fallback={null}>
          <TicketDialog
            name={dialog.name}
            opened={dialog.ticket}
            tickets={tickets}
            onClose={() => setDialogStack((all) => all.filter((one) => one !== dialog))}
          />
        </Suspense>
      ))}
    </TicketDialogContext>
  )
}
