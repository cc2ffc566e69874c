import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { discountCodeStore } from '#base/codes/discount-code'
import type { AppliedCode } from '../api/use-discount'
import { formatDiscount } from '../promo'

/** The code on the order, with a way to take it off; or why it does not count. */
export const AppliedCodeLine = ({ applied: { code, discount, problem } }: { readonly applied: AppliedCode }) => (
  <Flex
    role="status"
    justify="space-between"
    align="center"
    gap="3"
    mb="4"
    ps="4"
    pe="1"
    py="1"
    borderRadius="xl"
    fontSize="sm"
    bg={discount ? 'success.subtle' : 'warning.subtle'}
    color={discount ? 'success.fg' : 'warning.fg'}
  >
    <Box minW="0" py="2" overflowWrap="anywhere">
      <strong>{code}</strong>
      {discount ? `: ${formatDiscount(discount)} off this order` : `: ${problem}`}
    </Box>
    <Button
      variant="ghost"
      size="sm"
      minH="11"
      color="inherit"
      aria-label={`Remove code ${code}`}
      onClick={discountCodeStore.forget}
    >
      Remove
    </Button>
  </Flex>
)
