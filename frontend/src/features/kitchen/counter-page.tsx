import { useWords } from '#base/language/use-words'
import './counter/counter.css'
import { useEffect, useRef, useState } from 'react'
import { listReadyOrders } from '#shared/kitchen/counter'
import type { Ticket } from '#shared/orders/contract'
import { WorkLocation } from '#base/location/work-location'
import { BoardLocationSelect, BoardTray } from './board/board-controls'
import { BoardFrame } from './board/board-frame'
import { useTapGuard } from './board/board-input'
import { EmptyBoard } from './board/board-states'
import { StaffLinks } from './board/staff-links'
import { listConflicts } from './actions/outbox'
import type { Bump } from './actions/use-outbox'
import { useBoard } from './board/use-board'
import { CounterCard } from './counter/counter-card'
import { TextInput } from '#ui/forms/controls'
import styles from './counter-page.module.css'

/**
 * The cards of ready orders. They close up when one leaves, so taps are guarded: the second of a
 * double tap would hand over the next guest's order.
 */
function CounterCards({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const { moved, onClickCapture } = useTapGuard()
  const ids = tickets.map(({ id }) => id).join()
  const before = useRef(ids)
  useEffect(() => {
    if (before.current !== ids) moved()
    before.current = ids
  }, [ids, moved])
  return (
    <div className="counter" onClickCapture={onClickCapture}>
      {tickets.map((ticket) => (
        <CounterCard key={ticket.id} ticket={ticket} />
      ))}
    </div>
  )
}

function Counter() {
  const { board: words } = useWords()
  const board = useBoard({ pollMs: 30_000 })
  const [typed, setTyped] = useState<{ readonly text: string; readonly handedOver: Bump | undefined }>()
  // A hand-over ends the search that found its order, so that the next guest's is not hidden.
  const search = typed && typed.handedOver === board.bumped ? typed.text : ''
  return (
    <BoardFrame
      title={words.counter}
      path="/kitchen/counter"
      board={board}
      titleControls={
        <>
          <BoardLocationSelect of="counter" />
          <StaffLinks />
        </>
      }
      head={() => (
        <TextInput
          aria-label={words.atCounter.find}
          placeholder={words.atCounter.findShort}
          className={styles.find}
          size="lg"
          autoComplete="off"
          value={search}
          onChange={(event) => setTyped({ text: event.target.value, handedOver: board.bumped })}
        />
      )}
    >
      {(tickets) => {
        const ready = listReadyOrders(tickets, search)
        return (
          <>
            {ready.length === 0 ? (
              <EmptyBoard title={search ? words.atCounter.noMatch : words.atCounter.noneReady} />
            ) : (
              <CounterCards tickets={ready} />
            )}
            <BoardTray board={board} conflicts={listConflicts(board.acts, tickets)} />
          </>
        )
      }}
    </BoardFrame>
  )
}

/** The counter's screen: ready orders by the guest's name (docs/product/kitchen.md#counter). */
export const CounterPage = () => (
  <WorkLocation>
    <Counter />
  </WorkLocation>
)
