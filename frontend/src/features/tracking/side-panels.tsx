import { Box } from '@chakra-ui/react/box'
import { Button, type ButtonProps } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { getPhoneUrl } from '#shared/accounts/phone'
import type { Location } from '#shared/locations/index'
import type { Order } from '#shared/orders/contract'
import { formatPayment } from '#shared/payments/payment-text'
import { formatDecimal } from '#shared/platform/money'
import { DirectionsLink } from '#base/location/directions-link'
import { planOrderAgain, useOrderAgain } from '#base/cart/reorder'
import { useMenu } from '#base/menu/use-menu'
import { Surface } from '#ui/chakra/surface'

type PanelProps = { readonly title: string; readonly children: ReactNode }

const Panel = ({ title, children }: PanelProps) => (
  <Surface aria-label={title}>
    <Heading as="h2" size="md" mb="3">
      {title}
    </Heading>
    {children}
  </Surface>
)

type AmountProps = { readonly label: string; readonly children: string; readonly isStrong?: boolean }

const Amount = ({ label, children, isStrong = false }: AmountProps) => (
  <Flex
    justify="space-between"
    py="1"
    color={isStrong ? 'fg' : 'fg.muted'}
    fontWeight={isStrong ? 'semibold' : 'normal'}
  >
    <dt>{label}</dt>
    <Box as="dd" fontVariantNumeric="tabular-nums">
      {children}
    </Box>
  </Flex>
)

const isNonZero = (amount: string) => Number(amount) !== 0

export const SummaryPanel = ({ order }: { readonly order: Order }) => (
  <Panel title="Order Summary">
    <dl>
      <Amount label="Subtotal">{formatDecimal(order.subtotal)}</Amount>
      {isNonZero(order.discount) && <Amount label="Discount">{`-${formatDecimal(order.discount)}`}</Amount>}
      {order.serviceCharge && <Amount label="Service Charge">{formatDecimal(order.serviceCharge)}</Amount>}
      <Amount label="Tax">{formatDecimal(order.tax)}</Amount>
      {isNonZero(order.deliveryFee) && <Amount label="Delivery Fee">{formatDecimal(order.deliveryFee)}</Amount>}
      {isNonZero(order.tip) && <Amount label="Tip">{formatDecimal(order.tip)}</Amount>}
      <Amount label="Total" isStrong>
        {formatDecimal(order.total)}
      </Amount>
      {order.giftCardPaid && <Amount label="Gift Card">{`-${formatDecimal(order.giftCardPaid)}`}</Amount>}
      {order.balanceDue && <Amount label="Balance Due">{formatDecimal(order.balanceDue)}</Amount>}
      {order.status !== 'cancelled' && order.points !== undefined && order.points > 0 && (
        <Amount label="Points">{`+${order.points}`}</Amount>
      )}
    </dl>
    {(order.paymentStatus !== 'none' || order.paymentMethod || order.giftCardPaid) && (
      <Text mt="3" pt="3" borderTopWidth="1px" color="fg.muted">
        {formatPayment(order)}
      </Text>
    )}
  </Panel>
)

/** The restaurant's address with the way there. */
export const PickupPlacePanel = ({ location }: { readonly location: Location }) => (
  <Panel title="Pick up at">
    <Box>{location.fullName}</Box>
    <Box color="fg.muted">
      {location.address.street}
      <br />
      {location.address.city}, {location.address.state} {location.address.zipCode}
    </Box>
    <DirectionsLink address={location.address} to={location.name} />
  </Panel>
)

type Address = NonNullable<Order['customerInfo']['address']>

const AddressLines = ({ address: { street, unit, city, state, zip } }: { readonly address: Address }) => (
  <Box>
    {[street, unit].filter(Boolean).join(', ')}
    <br />
    {[city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')}
  </Box>
)

type CustomerPanelProps = Pick<Order, 'customerInfo'> & {
  /** For a guest who gets no mail. */
  readonly children: ReactNode
}

/**
 * The customer's contact data, as far as the server sent it.
 * Viewers other than the ordering browser, the account and staff only receive a short name.
 */
export function CustomerPanel({ customerInfo, children }: CustomerPanelProps) {
  const { name, phone, email, address } = customerInfo
  const hasAddress = Boolean(address?.street || address?.city || address?.zip)
  if (!name && !phone && !email && !hasAddress) return null
  return (
    <Panel title="Customer Information">
      <Box display="grid" gap="1" color="fg.muted" overflowWrap="anywhere">
        {name && <Box color="fg">{name}</Box>}
        {phone && <Box>{phone}</Box>}
        {email && <Box>{email}</Box>}
        {address && hasAddress && <AddressLines address={address} />}
        {phone && !email && children}
      </Box>
    </Panel>
  )
}

/**
 * Puts the order's dishes that the menu still has into the cart and leads to it. Without any, it
 * leads to the menu (docs/product/tracking.md#ordering-again).
 */
export function OrderAgainLink({
  order,
  ...button
}: { readonly order: Order } & Pick<ButtonProps, 'size' | 'variant'>) {
  const { items: menu } = useMenu()
  const orderAgain = useOrderAgain()
  const repeat = (event: MouseEvent) => {
    const plan = planOrderAgain(order.items, menu)
    if (plan.dishes.length === 0) return
    event.preventDefault()
    void orderAgain({ plan, instructions: order.specialInstructions, source: `order #${order.id}` })
  }
  return (
    <Button asChild flexGrow={{ base: 1, sm: 0 }} {...button}>
      <Link href="/menu" onClick={repeat}>
        Order Again
      </Link>
    </Button>
  )
}

type HelpPanelProps = { readonly order: Order; readonly phone: string }

export const HelpPanel = ({ order, phone }: HelpPanelProps) => (
  <Panel title="Need Help?">
    <Text color="fg.muted" mb="4">
      Call us and tell us your ticket number.
    </Text>
    <Grid gap="3">
      <Button asChild variant="outline">
        <a href={getPhoneUrl(phone)}>{phone}</a>
      </Button>
      {order.status !== 'completed' && <OrderAgainLink order={order} variant="subtle" />}
    </Grid>
  </Panel>
)
