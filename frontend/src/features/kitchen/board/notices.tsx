import { useState, type ReactNode } from 'react'
import { useLocationConfig } from '#base/location/location'
import { formatMoment, formatTicketAge, getTicketAgeMs } from '../tickets/tickets'
import type { Board } from './use-board'
import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import type { ConnectionState } from '#shared/live/connection'
import { Button } from '@chakra-ui/react/button'
import { Flex, type FlexProps } from '@chakra-ui/react/flex'
import { TriangleAlertIcon } from 'lucide-react'
import type { Ticket } from '#shared/orders/contract'
import type { BoardAction } from '#shared/kitchen/board-actions'
import { resolveStage } from '#shared/orders/status'
import type { Conflict } from '../actions/outbox'
import { formatFailedRefund } from '#shared/payments/payment-text'
import type { FailedRefunds } from '../refunds/use-failed-refunds'
import { useClockValue } from './clock'
import { stageNames } from '../tickets/stage-bar'

export type ConnectionInfo = Pick<Board, 'live' | 'error' | 'readAt'>

/** Returns how long the board has had no updates, in local time; null while it is up to date. */
export function useConnectionLoss({ live, error, readAt }: ConnectionInfo) {
  const location = useLocationConfig()
  const isCutOff = live.state === 'reconnecting' || live.state === 'lost'
  const isStale = isCutOff || error !== null
  const [since, setSince] = useState<number | null>(null)
  // A successful poll doesn't mean that the live connection is back.
  if (isStale !== (since !== null)) setSince(isStale ? readAt : null)
  return isStale ? { isCutOff, since: formatMoment(location, since ?? readAt) } : null
}

const looks = {
  open: { tone: 'success', label: 'Live' },
  idle: { tone: 'warning', label: 'Connecting…' },
  connecting: { tone: 'warning', label: 'Connecting…' },
  reconnecting: { tone: 'danger', label: 'Reconnecting…' },
  lost: { tone: 'danger', label: 'Offline' },
} as const satisfies Record<ConnectionState, unknown>

/** Shows the state of the live connection. */
export function ConnectionPill({ state }: { readonly state: ConnectionState }) {
  const { tone, label } = looks[state]
  return (
    <Badge role="status" size="lg" bg={`${tone}.subtle`} color={`${tone}.fg`} borderColor={tone}>
      <Box as="span" boxSize="2" borderRadius="full" bg="currentColor" aria-hidden />
      {label}
    </Badge>
  )
}

type NoticeProps = {
  readonly tone: 'danger' | 'warning'
  /** Filled with the tone's color, for what must not be missed. */
  readonly isLoud?: boolean
  readonly children: ReactNode
  readonly acts?: ReactNode
  readonly mb?: FlexProps['mb']
}

export const Notice = ({ tone, isLoud = false, children, acts, mb }: NoticeProps) => (
  <Flex
    role="alert"
    mb={mb}
    gap="3"
    align="center"
    wrap="wrap"
    p="3"
    w="full"
    boxShadow="lg"
    bg={isLoud ? '#b3161d' : `${tone}.subtle`}
    color={isLoud ? 'white' : `${tone}.fg`}
    borderWidth="2px"
    borderColor={`${tone}.fg`}
    borderRadius="lg"
    fontSize="lg"
    fontWeight="semibold"
  >
    <Box fontSize="2xl" lineHeight="0">
      <TriangleAlertIcon />
    </Box>
    <Box flex="1" minW="56">
      {children}
    </Box>
    {acts}
  </Flex>
)

type ConnectionNoticeProps = ConnectionInfo & { readonly waiting: number }

/** Warns that new orders don't arrive, and says how old the board is. */
export function ConnectionNotice({ waiting, ...connection }: ConnectionNoticeProps) {
  const age = useClockValue((now) => formatTicketAge(getTicketAgeMs(connection.readAt, now)))
  const cutOff = useConnectionLoss(connection)
  if (!cutOff) return null
  const { isCutOff, since } = cutOff
  return (
    <Notice tone="danger">
      {isCutOff
        ? `No connection since ${since}: new orders do not come in. `
        : `Not updated since ${since}: tickets may be out of date. `}
      What you see is <span aria-hidden>{age}</span>
      <span className="sr-only">some time</span> old. Keep working, taps are sent when you&apos;re back online
      {waiting > 0 && ` (${waiting} waiting)`}.
    </Notice>
  )
}

const describeAction = (act: BoardAction): string => {
  if (act.kind === 'strike') return act.isStruck ? ', a line struck' : ', a line put back'
  return ` to ${stageNames[resolveStage(act.to).kitchenStatus]}`
}

type ConflictNoticesProps = {
  readonly refused: readonly Conflict[]
  readonly onInsist: (act: BoardAction) => void
  readonly onDismiss: (act: BoardAction) => void
}

/** Actions queued while offline that conflict with later changes by others. */
export const ConflictNotices = ({ refused, onInsist, onDismiss }: ConflictNoticesProps) =>
  refused.map(({ act, reason, mayRepeat }) => (
    <Notice
      key={act.id}
      tone="warning"
      acts={
        <Flex gap="2">
          {mayRepeat && (
            <Button variant="outline" onClick={() => onInsist(act)}>
              Update anyway
            </Button>
          )}
          <Button variant="outline" onClick={() => onDismiss(act)}>
            {mayRepeat ? 'Keep as is' : 'OK'}
          </Button>
        </Flex>
      }
    >
      Not updated: {`ticket ${act.ticketNumber}${describeAction(act)}. ${reason}`}
    </Notice>
  ))

type CancelledNoticesProps = { readonly tickets: readonly Ticket[]; readonly onSeen: (id: string) => void }

/** Cancelled orders with their dishes, which the kitchen must stop cooking. */
export const CancelledNotices = ({ tickets, onSeen }: CancelledNoticesProps) =>
  tickets.map(({ id, ticketNumber, customerInfo, orderItems }) => (
    <Notice
      key={id}
      tone="danger"
      isLoud
      acts={
        <Button variant="outline" color="inherit" aria-label={`Ticket ${ticketNumber} seen`} onClick={() => onSeen(id)}>
          Seen
        </Button>
      }
    >
      STOP: ticket {ticketNumber} ({customerInfo.name || 'Guest'}) was cancelled.
      <Box as="s" display="block">
        {orderItems.map(({ quantity, menuItem }) => `${quantity}× ${menuItem.name}`).join(', ')}
      </Box>
    </Notice>
  ))

type UnansweredNoticeProps = {
  readonly tickets: readonly Ticket[]
  readonly onConfirm: () => void
  readonly onSeen: () => void
}

const MOST_NAMED = 5

/** Warns that orders wait for confirmation. */
export const UnconfirmedNotice = ({ tickets, onConfirm, onSeen }: UnansweredNoticeProps) => {
  if (tickets.length === 0) return null
  const named = tickets.slice(0, MOST_NAMED).map(({ ticketNumber }) => ticketNumber)
  const more = tickets.length - named.length
  return (
    <Notice
      tone="warning"
      mb={{ base: '3', md: '4' }}
      acts={
        <Flex gap="2">
          <Button variant="outline" onClick={onConfirm}>
            Confirm
          </Button>
          <Button variant="outline" onClick={onSeen}>
            Seen
          </Button>
        </Flex>
      }
    >
      Nobody has confirmed {tickets.length === 1 ? 'ticket' : 'tickets'} {named.join(', ')}
      {more > 0 && ` and ${more} more`}. Guests are waiting.
    </Notice>
  )
}

/** Refunds that did not reach the card, also of orders that left the board. */
export const FailedRefundNotices = ({ failedRefunds = [], markReturned, isSaving }: FailedRefunds) =>
  failedRefunds.map((refund) => (
    <Notice
      key={refund.orderId}
      tone="danger"
      mb={{ base: '3', md: '4' }}
      acts={
        <Button
          variant="outline"
          disabled={isSaving}
          aria-label={`Refund of ticket ${refund.ticketNumber} returned`}
          onClick={() => markReturned(refund)}
        >
          Returned
        </Button>
      }
    >
      {formatFailedRefund(refund)}
    </Notice>
  ))
