import type { Ticket } from '#shared/orders/contract'
import { getBoardProgress } from '#shared/orders/status'
import { useWords } from '#base/language/use-words'
import { getStageName } from './tickets'

type StageBarProps = {
  readonly ticket: Pick<Ticket, 'status' | 'kitchenStatus' | 'ticketNumber'>
  /** Shows a failure instead of the stage, so that nothing moves. */
  readonly hasFailed?: boolean
}

/** A ticket's progress (docs/product/kitchen.md#simple-board). */
export function StageBar({ ticket: { status, kitchenStatus, ticketNumber }, hasFailed = false }: StageBarProps) {
  const { tickets: words } = useWords()
  const percent = Math.round(getBoardProgress(status))
  return (
    <div>
      <div className="stage">
        {!hasFailed && <strong>{getStageName({ status, kitchenStatus }, words)}</strong>}
        <div className="failed" role="alert">
          {hasFailed && words.updateFailed}
        </div>
        <span aria-hidden>{percent}%</span>
      </div>
      <div
        className="bar"
        role="progressbar"
        aria-label={words.progressOf(ticketNumber)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={getStageName({ status, kitchenStatus }, words)}
      >
        <div style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </div>
  )
}
