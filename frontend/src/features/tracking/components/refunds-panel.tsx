import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import type { Order } from '#shared/contract/orders'
import type { Refund } from '#shared/contract/refund'
import { formatDecimal } from '#shared/rules/money'
import { refundReasons } from '#shared/terms/refunds'
import { CopyField } from '#base/components/copy-field'
import { codeCopiedToast } from '#base/components/copy-text'
import { Surface } from '#base/components/surface'

type GivenProps = { readonly given: Refund; readonly dish: string | undefined }

/** What was made good, and by which code; who may not have the code reads that there is one. */
const Given = ({ given: { amount, reason, code }, dish = 'Your order' }: GivenProps) => (
  <Box as="li" css={{ '&:not(:first-of-type)': { mt: '4', pt: '4', borderTopWidth: '1px' } }}>
    <Text fontWeight="semibold">
      {dish}: {refundReasons[reason]}
    </Text>
    <Text mt="1" mb={code ? '3' : '0'} color="fg.muted">
      {formatDecimal(amount)} off the next order{code ? '. It waits for you at the checkout.' : ''}
    </Text>
    {code && <CopyField label={`Code for ${dish}`} text={code} button="Copy Code" copied={codeCopiedToast} />}
  </Box>
)

/** What the house has made good of an order (docs/product/kitchen.md#making-good). */
export function RefundsPanel({ order: { refunds = [], items } }: { readonly order: Order }) {
  if (refunds.length === 0) return null
  const dishOf = (lineId: string | null) => items.find(({ id }) => id === lineId)?.menuItem.name
  return (
    <Surface aria-labelledby="refunds-title" borderColor="accent.fg">
      <Heading as="h2" size="md" mb="4" id="refunds-title">
        We are sorry
      </Heading>
      <Box as="ul" listStyle="none">
        {refunds.map((given) => (
          <Given key={given.lineId ?? 'order'} given={given} dish={dishOf(given.lineId)} />
        ))}
      </Box>
    </Surface>
  )
}
