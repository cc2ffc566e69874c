import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IntakeStatus } from '#features/kitchen/intake'
import { CurrentOrderBar } from '#features/tracking'

const unchanging = () => () => undefined

/**
 * Whether the kitchen takes orders; and, in its place under the header, the order that is on its
 * way.
 */
export function ServiceStatus() {
  const place = useSyncExternalStore(
    unchanging,
    () => document.querySelector('.order-place'),
    () => null,
  )
  return (
    <>
      <IntakeStatus />
      {place && createPortal(<CurrentOrderBar />, place)}
    </>
  )
}
