import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { formatCents, type Cents, type OrderTotals } from '#shared/platform/money'

type AmountProps = { readonly label: string; readonly cents: Cents; readonly isStrong?: boolean }

const Amount = ({ label, cents, isStrong = false }: AmountProps) => (
  <Flex
    justify="space-between"
    py="1"
    fontWeight={isStrong ? 'bold' : undefined}
    fontSize={isStrong ? 'xl' : undefined}
  >
    <dt>{label}</dt>
    <Box as="dd" fontVariantNumeric="tabular-nums">
      {formatCents(cents)}
    </Box>
  </Flex>
)

/** The amounts of an order that is being entered. */
export const DraftTotals = ({ totals }: { readonly totals: OrderTotals }) => (
  <Box as="dl" mt="4" aria-label="Totals">
    <Amount label="Subtotal" cents={totals.subtotalCents} />
    {totals.discountCents > 0 && <Amount label="Discount" cents={-totals.discountCents} />}
    <Amount label="Tax" cents={totals.taxCents} />
    {totals.deliveryFeeCents > 0 && <Amount label="Delivery Fee" cents={totals.deliveryFeeCents} />}
    {totals.tipCents > 0 && <Amount label="Tip" cents={totals.tipCents} />}
    <Amount label="Total" cents={totals.totalCents} isStrong />
  </Box>
)
