import { Text } from '@chakra-ui/react/text'
import { useRef } from 'react'
import { getPhoneUrl } from '#shared/accounts/phone'
import { findCancelApology } from '#shared/notifications/cancel-texts'
import { getServerId } from '#shared/locations/index'
import type { Order } from '#shared/orders/contract'
import { isActiveStatus, isReadyStatus } from '#shared/orders/status'
import { useLocationConfig } from '#base/location/location'
import { EditButton } from '#features/order-entry'
import { CancelOrderButton } from './cancel-order-button'
import { isAwaitingPayment } from './tracking-text'

/** Why its guest would call about an order that the page can't change; null for no reason. */
function getCallText(order: Order): string | null {
  if (findCancelApology(order.history) !== null) return 'Questions? Call us at'
  const isOffered = order.mayEdit || order.mayCancel || order.event !== undefined || isAwaitingPayment(order)
  return order.mayRate && !isOffered && isActiveStatus(order.status) && !isReadyStatus(order.status)
    ? 'To change or cancel it, call us at'
    : null
}

type OwnOrderActionsProps = {
  readonly order: Order
  /** Of the order's location. */
  readonly phone: string
}

/**
 * Lets the customer change and cancel a pending order, and names the phone number once the kitchen
 * has accepted it. It is changed only on the site whose menu it is from.
 */
export function OwnOrderActions({ order, phone }: OwnOrderActionsProps) {
  const location = useLocationConfig()
  const call = useRef<HTMLAnchorElement>(null)
  const { id, ticketNumber, mayEdit } = order
  const callText = getCallText(order)
  const focusCall = () => call.current?.focus()
  return (
    <>
      {getServerId(location) === order.locationId && (
        <EditButton
          orderId={id}
          ticketNumber={ticketNumber}
          label="Change Order"
          size="sm"
          isOwn
          isOffered={mayEdit}
          onClosed={focusCall}
        />
      )}
      <CancelOrderButton order={order} phone={phone} onClosed={focusCall} />
      {callText && (
        <Text>
          {callText}{' '}
          <a ref={call} href={getPhoneUrl(phone)}>
            {phone}
          </a>
          .
        </Text>
      )}
    </>
  )
}
