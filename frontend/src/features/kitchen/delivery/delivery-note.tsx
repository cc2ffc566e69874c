import './delivery.css'
import { TruckIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { isStaff } from '#shared/accounts/access'
import type { Ticket } from '#shared/orders/contract'
import { isReadyStatus } from '#shared/orders/status'
import { useWords } from '#base/language/use-words'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import { useSession } from '#base/session/session'
import { usePracticeMode } from '../board/board-contexts'
import { useTimes } from '../tickets/times'

const DriverDialog = lazyComponent(
  async () => (await import('./driver-dialog')).DriverDialog,
  'DriverDialog',
  LoadFailureOverlay,
)

/**
 * Who delivers an order that is ready, and since when; a tap chooses the driver
 * (docs/product/kitchen.md#drivers).
 */
export function DeliveryNote({ ticket }: { readonly ticket: Ticket }) {
  const { orderType, status } = ticket
  return orderType === 'delivery' && isReadyStatus(status) ? <DriverButton ticket={ticket} /> : null
}

function DriverButton({ ticket }: { readonly ticket: Ticket }) {
  const { delivery: words } = useWords().tickets
  const { moment } = useTimes()
  const [isOpen, setOpen] = useState(false)
  const isPractice = usePracticeMode() !== null
  const { user } = useSession()
  const { driver, history, ticketNumber } = ticket
  const left = history.findLast(({ status }) => status === 'out-for-delivery')
  if (isPractice || !isStaff(user)) return null
  return (
    <>
      <button
        type="button"
        className="driver"
        aria-haspopup="dialog"
        aria-label={driver ? undefined : words.label(ticketNumber)}
        onClick={() => setOpen(true)}
      >
        <TruckIcon />
        {driver && left ? words.out(driver.name, moment(left.at)) : words.button}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <DriverDialog ticket={ticket} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
