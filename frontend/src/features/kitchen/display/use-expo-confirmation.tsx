import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Station } from '#shared/menu/contract'
import type { Ticket } from '#shared/orders/contract'
import { listOwingStations, listStrikingStations } from '#shared/kitchen/ticket-items'
import { isStarted } from '#shared/orders/transitions'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import { useWords } from '#base/language/use-words'
import { useOneBump } from '../board/board-contexts'
import type { TicketActions } from '../board/use-board'

const loadConfirmDialog = async () => (await import('#ui/dialog/confirm-dialog')).ConfirmDialog

const ConfirmDialog = lazyComponent(loadConfirmDialog, 'ConfirmDialog', LoadFailureOverlay)

type Unconfirmed = { readonly move: Parameters<TicketActions['move']>; readonly owing: readonly Station[] }

/**
 * Returns a display's actions, and the dialog that confirms one of them. The expo confirms that an
 * order is ready which the kitchen has not started, or which a station still has to make, because
 * that notifies the guest. One-bump mode skips the stages. A station that never strikes its lines
 * is named once.
 */
export function useExpoConfirmation(work: TicketActions, isExpo: boolean, tickets: readonly Ticket[]) {
  const { board, tickets: ticketWords } = useWords()
  const { questions: words } = board
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null)
  const isStaged = !useOneBump()
  // A reference, so that the actions, and with them all tickets, don't change with each push.
  const onBoard = useRef(tickets)
  const silent = useRef<ReadonlySet<Station>>(new Set())
  useEffect(() => {
    onBoard.current = tickets
  }, [tickets])
  const actions = useMemo<TicketActions>(
    () => ({
      ...work,
      move: (ticket, to) => {
        const shown = onBoard.current.find(({ id }) => id === ticket.id)
        const owing = shown ? listOwingStations(shown, listStrikingStations(onBoard.current), silent.current) : []
        const isEarly = owing.length > 0 || (isStaged && !isStarted(ticket.status))
        if (isExpo && to.status === 'ready' && isEarly) setUnconfirmed({ move: [ticket, to], owing })
        else work.move(ticket, to)
      },
    }),
    [work, isExpo, isStaged],
  )
  // Loaded in advance, so that it works without a connection later.
  useEffect(() => void loadConfirmDialog().catch(() => undefined), [])
  const confirm = ({ move, owing }: Unconfirmed) => {
    const striking = listStrikingStations(onBoard.current)
    silent.current = new Set([...silent.current, ...owing.filter((station) => !striking.has(station))])
    work.move(...move)
  }
  const dialog = unconfirmed && (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={words.markReady(unconfirmed.move[0].ticketNumber)}
        confirmLabel={ticketWords.actions['Mark Ready']}
        keepLabel={words.notYet}
        isDestructive={false}
        onConfirm={() => confirm(unconfirmed)}
        onClose={() => setUnconfirmed(null)}
      >
        {unconfirmed.owing.length > 0
          ? words.stillToMake(ticketWords.listOf(unconfirmed.owing.map((station) => ticketWords.stations[station])))
          : words.notStarted}{' '}
        {words.notifies}
      </ConfirmDialog>
    </Suspense>
  )
  return { actions, dialog }
}
