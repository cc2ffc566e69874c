import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { useLocation } from 'wouter'
import { codeCopiedToast } from '#base/components/copy-text'
import { Surface } from '#base/components/surface'
import { toast } from '#base/components/toast'
import { CopyField } from '#base/components/copy-field'
import { useCartLines } from '#base/cart/use-cart-lines'
import { discountCodeStore } from '#base/codes/discount-code'
import type { IssuedCode } from '#base/codes/issued-codes'

type IssuedCodeCardProps = {
  readonly issued: IssuedCode
  /** How the code stands, once the server has said so. */
  readonly state: string | undefined
}

/** A code that waits for an order. */
export function IssuedCodeCard({ issued: { code, name }, state }: IssuedCodeCardProps) {
  const [, navigate] = useLocation()
  const lines = useCartLines()
  function use() {
    discountCodeStore.set(code)
    toast({ title: 'Discount Applied!', description: `${name} will be taken off at checkout.` })
    navigate(lines.length > 0 ? '/checkout' : '/menu')
  }
  return (
    <Surface aria-label={`Code for ${name}`} borderColor="accent.fg">
      <Heading as="h3" size="sm">
        Your code: {name}
      </Heading>
      <Text mt="1" mb="4" fontSize="sm" color="fg.muted">
        {state && `${state}. `}For one order of yours. It waits here, and at the checkout of any device that you sign in
        on.
      </Text>
      <Box maxW="xl">
        <CopyField label={`Code for ${name}`} text={code} button="Copy Code" copied={codeCopiedToast} />
      </Box>
      <Button mt="3" size="sm" variant="subtle" minH="11" onClick={use}>
        Use at Checkout
      </Button>
    </Surface>
  )
}
