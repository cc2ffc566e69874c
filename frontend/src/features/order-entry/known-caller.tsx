import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { useQuery } from '@tanstack/react-query'
import { canonicalizePhone } from '#shared/accounts/contact'
import { isReadableOrder, orderSearchRoutes, type FoundOrder } from '#shared/kitchen/search-contract'
import { formatFullDate } from '#shared/platform/time'
import { callApi } from '#base/api/client'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useLocationConfig } from '#base/location/location'
import type { PhoneOrderForm } from './use-phone-order'

/** The digits of a whole phone number. */
const PHONE_DIGITS = 10

/** The latest order of a phone number; null if there is none lately. */
function useLastOrder(phone: string): FoundOrder | null {
  const { code: location } = useLocationConfig()
  const digits = canonicalizePhone(phone)
  const { data } = useQuery({
    queryKey: [orderSearchRoutes.searchOrders.path, location, 'caller', digits],
    queryFn: () => callApi(orderSearchRoutes.searchOrders, { params: { location }, query: { q: digits, limit: '2' } }),
    enabled: digits.length >= PHONE_DIGITS,
  })
  return data?.find(isReadableOrder) ?? null
}

function toContact({ customerInfo: { name, phone, address } }: FoundOrder): Partial<PhoneOrderForm> {
  // A cook sees no contact of earlier days, and the short name is not one to fill in.
  if (phone === undefined) return {}
  return {
    name,
    ...(address && {
      street: address.street,
      unit: address.unit ?? '',
      city: address.city,
      zipCode: address.zipCode,
    }),
  }
}

type KnownCallerProps = {
  readonly phone: string
  /** The name in the form; once it is the caller's, there is nothing to fill in. */
  readonly name: string
  readonly onUse: (contact: Partial<PhoneOrderForm>) => void
}

/** Says who ordered with a phone number before, and fills in the name and the address. */
export function KnownCaller({ phone, name, onUse }: KnownCallerProps) {
  const { timeZone } = useLocationConfig()
  const { phoneOrder: words } = useDialogWords()
  const order = useLastOrder(phone)
  if (!order) return null
  const contact = toContact(order)
  return (
    <Flex align="center" justify="space-between" gap="3" role="status">
      <span>{words.lastOrder(order.customerInfo.name, formatFullDate(order.createdAt, timeZone))}</span>
      {contact.name !== undefined && contact.name !== name && (
        <Button type="button" variant="outline" flexShrink="0" onClick={() => onUse(contact)}>
          {words.fillIn}
        </Button>
      )}
    </Flex>
  )
}
