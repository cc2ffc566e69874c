import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { formatCents, type Cents, type OrderTotals } from '#shared/platform/money'
import { useDialogWords } from '#base/language/use-dialog-words'

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
export function DraftTotals({ totals }: { readonly totals: OrderTotals }) {
  const { editing: words } = useDialogWords()
  return (
    <Box as="dl" mt="4" aria-label={words.totals}>
      <Amount label={words.subtotal} cents={totals.subtotalCents} />
      {totals.discountCents > 0 && <Amount label={words.discount} cents={-totals.discountCents} />}
      <Amount label={words.tax} cents={totals.taxCents} />
      {totals.deliveryFeeCents > 0 && <Amount label={words.deliveryFee} cents={totals.deliveryFeeCents} />}
      {totals.tipCents > 0 && <Amount label={words.tip} cents={totals.tipCents} />}
      <Amount label={words.total} cents={totals.totalCents} isStrong />
    </Box>
  )
}
