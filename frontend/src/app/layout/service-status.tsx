import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IntakeStatus } from '#features/kitchen/intake'
import { CurrentOrderBar } from '#features/tracking'

const neverChanges = () => () => undefined

/** Whether the kitchen accepts orders. Also renders the guest's active order below the header. */
export function ServiceStatus() {
  const orderBarContainer = useSyncExternalStore(
    neverChanges,
    () => document.querySelector('.order-place'),
    () => null,
  )
  return (
    <>
      <IntakeStatus />
      {orderBarContainer && createPortal(<CurrentOrderBar />, orderBarContainer)}
    </>
  )
}
