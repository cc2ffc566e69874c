import { Text } from '@chakra-ui/react/text'
import { useQuery } from '@tanstack/react-query'
import { formatDishQuantities, type Cart } from '#shared/orders/cart/cart-lines'
import type { Order } from '#shared/orders/contract'
import { getLongestLeadMinutes } from '#shared/orders/timing/lead-times'
import { formatQuoteSentence } from '#shared/orders/scheduling'
import { formatCents, toCents } from '#shared/platform/money'
import { formatDateTime, formatTime } from '#shared/platform/time'
import { useNow } from '#base/browser/use-now'
import { useLocationConfig } from '#base/location/location'
import { menuItemsQuery } from '#base/menu/use-menu'
import { useIntake, useQuotes } from '#features/kitchen/intake'
import { PayLink } from './pay-link/pay-link'
import { Surface } from '#ui/surface'
import { isTimeMissing } from './time-choice'
import type { PhoneOrderForm } from './use-phone-order'

const verbs = { pickup: 'Ready', delivery: 'There' } as const

type ReadyTimeProps = { readonly form: PhoneOrderForm; readonly cart: Cart }

/** When the order would be ready or delivered, for the caller to hear before it is placed. */
export function ReadyTime({ form, cart }: ReadyTimeProps) {
  const { orderType, scheduledFor } = form
  const { code, timeZone } = useLocationConfig()
  const { data: dishes = [] } = useQuery(menuItemsQuery(code))
  const lead = getLongestLeadMinutes(dishes.filter(({ id }) => cart.some(({ menuItemId }) => menuItemId === id)))
  // The promise depends on the dishes, so that the caller hears the time that the order will get.
  const quantities = formatDishQuantities(cart)
  const quote = useQuotes(lead, quantities)
  const intake = useIntake(quantities)
  const now = useNow()
  const minutes = quote.quotes?.[orderType].max
  const wait = formatQuoteSentence(quote, orderType)
  if (scheduledFor)
    return <Text fontWeight="semibold">{`${verbs[orderType]} ${formatDateTime(scheduledFor, timeZone)}.`}</Text>
  if (isTimeMissing(form)) return <Text fontWeight="semibold">No time is chosen yet.</Text>
  // Until the page has read hours and intake, it would promise by those of its build.
  if (!intake || (quote.atOpening && intake.state !== 'closed')) return null
  if (minutes === undefined || quote.atOpening) return <Text fontWeight="semibold">{wait}</Text>
  const by = `${verbs[orderType]} by ${formatTime(now.getTime() + minutes * 60_000, timeZone)}.`
  // A test site takes orders while it is closed. Its opening time is no part of the promise.
  if (quote.closed === null) return <Text fontWeight="semibold">{`${by} ${wait}`}</Text>
  return (
    <>
      <Text fontWeight="semibold">{by}</Text>
      <Text color="fg.muted">{`${quote.closed}.`}</Text>
    </>
  )
}

/** What the caller hears once the order is placed. */
export function PlacedOrder({ order }: { readonly order: Order }) {
  const { timeZone } = useLocationConfig()
  const { ticketNumber, customerInfo, total, orderType, promisedAt, scheduledFor, payment, handoverCode } = order
  const at = promisedAt ?? scheduledFor
  const when = at && `, ${orderType === 'delivery' ? 'there' : 'ready'} by ${formatDateTime(at, timeZone)}`
  return (
    <Surface p="4" mb="4">
      <div role="status">
        <strong>
          Ticket {ticketNumber} for {customerInfo.name} is placed
        </strong>
        : {formatCents(toCents(total))}
        {when}.{handoverCode && ` The pickup code is ${handoverCode}: tell it to the caller.`}
      </div>
      {payment?.url !== undefined && payment.expiresAt !== undefined && (
        <PayLink
          ticketNumber={ticketNumber}
          amount={total}
          url={payment.url}
          expiresAt={payment.expiresAt}
          email={customerInfo.email}
        />
      )}
    </Surface>
  )
}
