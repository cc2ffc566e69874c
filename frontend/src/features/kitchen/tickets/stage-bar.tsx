import type { Ticket } from '#shared/orders/contract'
import { getBoardProgress } from '#shared/orders/status'

type StageBarProps = {
  readonly ticket: Pick<Ticket, 'status' | 'kitchenStatus' | 'ticketNumber'>
  /** Shows a failure instead of the stage, so that nothing moves. */
  readonly hasFailed?: boolean
}

export const stageNames = {
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  prep: 'Prep',
  cooking: 'Cooking',
  plating: 'Plating',
  ready: 'Ready',
  completed: 'Completed',
  cancelled: 'Cancelled',
} as const satisfies Record<Ticket['kitchenStatus'], string>

/** A ticket's progress (docs/product/kitchen.md#simple-board). */
export function StageBar({ ticket: { status, kitchenStatus, ticketNumber }, hasFailed = false }: StageBarProps) {
  const percent = Math.round(getBoardProgress(status))
  return (
    <div>
      <div className="stage">
        {!hasFailed && <strong>{stageNames[kitchenStatus]}</strong>}
        <div className="failed" role="alert">
          {hasFailed && 'Failed to update order status'}
        </div>
        <span aria-hidden>{percent}%</span>
      </div>
      <div
        className="bar"
        role="progressbar"
        aria-label={`Progress of ticket ${ticketNumber}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={stageNames[kitchenStatus]}
      >
        <div style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </div>
  )
}
