import { Text } from '@chakra-ui/react/text'
import { useQuery } from '@tanstack/react-query'
import { formatDishQuantities, type Cart } from '#shared/orders/cart/cart-lines'
import type { Order } from '#shared/orders/contract'
import { getLongestLeadMinutes } from '#shared/orders/timing/lead-times'
import { formatQuoteSentence } from '#shared/orders/scheduling'
import { formatCents, toCents } from '#shared/platform/money'
import { formatDateTime, formatTime } from '#shared/platform/time'
import { useNow } from '#base/browser/use-now'
import { useWords } from '#base/language/use-words'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useLocationConfig } from '#base/location/location'
import { menuItemsQuery } from '#base/menu/use-menu'
import { useIntake, useQuotes } from '#features/kitchen/intake'
import { PayLink } from './pay-link/pay-link'
import { Surface } from '#ui/chakra/surface'
import { isTimeMissing } from './time-choice'
import type { PhoneOrderForm } from './use-phone-order'

type ReadyTimeProps = { readonly form: PhoneOrderForm; readonly cart: Cart }

/** When the order would be ready or delivered, for the caller to hear before it is placed. */
export function ReadyTime({ form, cart }: ReadyTimeProps) {
  const { orderType, scheduledFor } = form
  const { phoneOrder: words } = useDialogWords()
  const { times } = useWords().tickets
  const isDelivery = orderType === 'delivery'
  const { code, timeZone } = useLocationConfig()
  const { data: dishes = [] } = useQuery(menuItemsQuery(code))
  const lead = getLongestLeadMinutes(dishes.filter(({ id }) => cart.some(({ menuItemId }) => menuItemId === id)))
  // The promise depends on the dishes, so that the caller hears the time that the order will get.
  const quantities = formatDishQuantities(cart)
  const quote = useQuotes(lead, quantities, form.zipCode)
  const intake = useIntake(quantities)
  const now = useNow()
  const range = quote.atOpening ? undefined : quote.quotes?.[orderType]
  const minutes = quote.quotes?.[orderType].max
  const wait = range
    ? words[isDelivery ? 'deliveryTakes' : 'pickupTakes'](range.min, range.max)
    : formatQuoteSentence(quote, orderType)
  if (scheduledFor)
    return (
      <Text fontWeight="semibold">
        {words[isDelivery ? 'thereAt' : 'readyAt'](formatDateTime(scheduledFor, timeZone, times.locale))}
      </Text>
    )
  if (isTimeMissing(form)) return <Text fontWeight="semibold">{words.noTime}</Text>
  // Until the page has read hours and intake, it would promise by those of its build.
  if (!intake || (quote.atOpening && intake.state !== 'closed')) return null
  if (minutes === undefined || quote.atOpening) return <Text fontWeight="semibold">{wait}</Text>
  const by = words[isDelivery ? 'thereBy' : 'readyBy'](
    formatTime(now.getTime() + minutes * 60_000, timeZone, times.locale),
  )
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
  const { phoneOrder: words } = useDialogWords()
  const { times } = useWords().tickets
  const at = promisedAt ?? scheduledFor
  const by = words[orderType === 'delivery' ? 'thereBy' : 'readyBy']
  return (
    <Surface p="4" mb="4">
      <div role="status">
        <strong>{words.placed(ticketNumber, customerInfo.name)}</strong>: {formatCents(toCents(total))}.{' '}
        {at && by(formatDateTime(at, timeZone, times.locale))} {handoverCode && words.pickupCode(handoverCode)}
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
