import { PhoneIcon, TriangleAlertIcon } from 'lucide-react'
import { getPhoneUrl } from '#shared/accounts/phone'
import { isActiveStatus } from '#shared/orders/status'
import { listAllergyAlarms } from '#shared/kitchen/allergy-notes'
import { formatBags } from '#shared/kitchen/packing'
import { handoverHints } from '#shared/orders/handover'
import type { Order } from '#shared/orders/contract'
import { Button } from '#ui/chakra/button'
import { Text } from '@chakra-ui/react/text'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { formatTime } from '#shared/platform/time'
import { findConfirmation, type OrderFact } from './tracking-text'

/** The ticket number, which the guest names at the counter. */
export const TicketNumber = ({ number }: { readonly number: number }) => (
  <Box textAlign="center" bg="bg.inset" borderWidth="1px" borderColor="border.strong" borderRadius="xl" px="5" py="3">
    <Box fontSize="xs" fontWeight="semibold" letterSpacing="widest" textTransform="uppercase" color="fg.muted">
      Ticket
    </Box>
    <Box fontSize="5xl" fontWeight="bold" lineHeight="1.05" fontVariantNumeric="tabular-nums">
      {number}
    </Box>
  </Box>
)

/** Calls the restaurant, where the page asks the guest to. */
export const CallButton = ({ phone }: { readonly phone: string }) => (
  <Button asChild variant="outline" size="sm" mt="3">
    <a href={getPhoneUrl(phone)}>
      <PhoneIcon aria-hidden /> Call {phone}
    </a>
  </Button>
)

/** The order's type and times. */
export const OrderFacts = ({ facts }: { readonly facts: readonly OrderFact[] }) => (
  <Grid
    as="dl"
    mt="5"
    justifyContent="start"
    columnGap={{ base: '4', sm: '8' }}
    rowGap="3"
    fontSize="sm"
    templateColumns={{ base: 'auto auto', md: 'repeat(4, max-content)' }}
  >
    {facts.map(([label, text]) => (
      <Box key={label}>
        <Box as="dt" color="fg.subtle">
          {label}
        </Box>
        <Box as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {text}
        </Box>
      </Box>
    ))}
  </Grid>
)

type AllergyAlarmsProps = {
  readonly order: Pick<Order, 'items' | 'specialInstructions' | 'customerInfo' | 'history' | 'status'>
  readonly timeZone: string
}

/** What the kitchen reads as an allergy, and whether it has accepted the order with it. */
export function AllergyAlarms({ order, timeZone }: AllergyAlarmsProps) {
  const { items, specialInstructions, customerInfo, status, history } = order
  const alarms = listAllergyAlarms({ orderItems: items, specialInstructions, customerInfo })
  if (alarms.length === 0 || status === 'cancelled') return null
  const confirmed = findConfirmation(history)
  return (
    <Flex
      gap="3"
      mt="5"
      p="4"
      bg="warning.subtle"
      color="warning.fg"
      borderRadius="xl"
      aria-label="Allergy"
      role="group"
    >
      <TriangleAlertIcon aria-hidden style={{ flexShrink: 0 }} />
      <Box minW="0" overflowWrap="anywhere">
        The kitchen sees this as an allergy:{' '}
        {alarms.map(({ note, dishes }) => (
          <Text key={note} fontWeight="semibold">
            “{note}”{dishes.length > 0 && ` (${dishes.join(', ')})`}
          </Text>
        ))}
        <Text mt="1">
          {confirmed
            ? `Your order was accepted ${confirmed.isAutomatic ? 'automatically ' : 'by the kitchen '}at ${formatTime(confirmed.at, timeZone)}.`
            : 'The kitchen has not accepted your order yet.'}
        </Text>
      </Box>
    </Flex>
  )
}

/** How many bags a ready order has. */
export const BagCount = ({ order: { bags, status } }: { readonly order: Pick<Order, 'bags' | 'status'> }) =>
  bags !== undefined && isActiveStatus(status) ? (
    <Text mt="4" fontWeight="semibold">
      {formatBags(bags)}
    </Text>
  ) : null

/** The code that the guest of a large order shows at the counter or the door. */
export function HandoverCode({ order }: { readonly order: Pick<Order, 'handoverCode' | 'orderType' | 'status'> }) {
  const { handoverCode, orderType, status } = order
  if (handoverCode === undefined || !isActiveStatus(status)) return null
  return (
    <Box mt="6" p="4" bg="bg.inset" borderWidth="1px" borderColor="border" borderRadius="xl">
      <Text>
        Pickup code{' '}
        <Text as="strong" fontSize="2xl" letterSpacing="0.2em" fontVariantNumeric="tabular-nums">
          {handoverCode}
        </Text>
      </Text>
      <Text mt="1" color="fg.muted">
        {handoverHints[orderType]}
      </Text>
    </Box>
  )
}
