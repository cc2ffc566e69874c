import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Cart } from '#shared/rules/cart'
import { validateDeliveryMinimum } from '#shared/rules/checkout'
import { formatCents } from '#shared/rules/money'
import type { OrderTotals } from '#shared/rules/money'
import { AnimatedNumber } from '#base/components/rolling-number'
import { usePolicy } from '#base/location/location'
import { CartLine, useLineDetails } from '#features/cart'
import { LineNote } from './line-note'

type OrderSummaryProps = { readonly cart: Cart; readonly totals: OrderTotals; readonly isDelivery: boolean }

type AmountProps = { readonly label: string; readonly cents: number }

const Lines = chakra('ul', { base: { listStyle: 'none', mt: '-4' } })

const Amounts = chakra('dl', { base: { display: 'grid', gap: '2', fontVariantNumeric: 'tabular-nums' } })

const Amount = ({ label, cents }: AmountProps) => (
  <Flex justify="space-between" color="fg.muted">
    <dt>{label}</dt>
    <dd>{formatCents(cents)}</dd>
  </Flex>
)

/** Said while the dishes are still chosen, not when the order is refused. */
const DeliveryMinimum = ({ cents }: { readonly cents: number }) => (
  <Box role="status" mt="3" fontSize="sm" color="warning.fg" fontWeight="medium">
    {validateDeliveryMinimum(cents, usePolicy())}
  </Box>
)

/** What was chosen and what it costs. */
export const OrderSummary = ({ cart, totals, isDelivery }: OrderSummaryProps) => (
  <>
    <Lines>
      {useLineDetails(cart).map(({ line, ...known }) => (
        <CartLine key={line.key} line={line} {...known} note={<LineNote line={line} />} />
      ))}
    </Lines>
    <Amounts mt="5">
      <Amount label="Subtotal" cents={totals.subtotalCents} />
      {totals.discountCents > 0 && <Amount label="Discount" cents={-totals.discountCents} />}
      <Amount label="Tax" cents={totals.taxCents} />
      {isDelivery && <Amount label="Delivery Fee" cents={totals.deliveryFeeCents} />}
      <Flex
        aria-live="polite"
        aria-atomic
        justify="space-between"
        align="baseline"
        pt="3"
        borderTopWidth="1px"
        borderColor="border"
      >
        <Box as="dt" fontWeight="semibold">
          Total
        </Box>
        <Box as="dd" fontFamily="heading" fontSize="2xl" fontWeight="semibold">
          <AnimatedNumber text={formatCents(totals.totalCents)} />
        </Box>
      </Flex>
    </Amounts>
    {isDelivery && <DeliveryMinimum cents={totals.subtotalCents} />}
  </>
)
