import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { lineCents } from '#shared/rules/cart'
import type { Cart } from '#shared/rules/cart'
import { formatCents } from '#shared/rules/money'
import type { Totals } from '#shared/rules/money'
import { DishLine, DishLines } from '#base/components/dish-lines'
import { RollingNumber } from '#base/components/rolling-number'
import { LineControls, LineFacts, useLineWords } from '#features/cart'
import { LineNote } from './line-note'

type OrderSummaryProps = { readonly cart: Cart; readonly totals: Totals; readonly isDelivery: boolean }

type AmountProps = { readonly label: string; readonly cents: number }

const Amounts = chakra('dl', { base: { display: 'grid', gap: '2', fontVariantNumeric: 'tabular-nums' } })

const Amount = ({ label, cents }: AmountProps) => (
  <Flex justify="space-between" color="fg.muted">
    <dt>{label}</dt>
    <dd>{formatCents(cents)}</dd>
  </Flex>
)

/** What was chosen and what it costs. */
export const OrderSummary = ({ cart, totals, isDelivery }: OrderSummaryProps) => (
  <>
    <DishLines>
      {useLineWords(cart).map(({ line, dish, words }) => (
        <DishLine
          key={line.key}
          quantity={line.quantity}
          imageUrl={line.imageUrl}
          name={words.name}
          sum={formatCents(lineCents(line))}
        >
          <LineFacts words={words} />
          <LineNote line={line} />
          <LineControls line={line} dish={dish} />
        </DishLine>
      ))}
    </DishLines>
    <Amounts mt="5" pt="5" borderTopWidth="1px" borderColor="border">
      <Amount label="Subtotal" cents={totals.subtotalCents} />
      {totals.discountCents > 0 && <Amount label="Discount" cents={-totals.discountCents} />}
      <Amount label="Tax" cents={totals.taxCents} />
      {isDelivery && <Amount label="Delivery Fee" cents={totals.deliveryFeeCents} />}
      <Flex justify="space-between" align="baseline" pt="3" borderTopWidth="1px" borderColor="border">
        <Box as="dt" fontWeight="semibold">
          Total
        </Box>
        <Box as="dd" fontFamily="heading" fontSize="2xl" fontWeight="semibold">
          <RollingNumber text={formatCents(totals.totalCents)} />
        </Box>
      </Flex>
    </Amounts>
  </>
)
