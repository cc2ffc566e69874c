import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import type { OwnDiscountCode } from '#shared/payments/contract'
import { isUsableCodeState } from '#shared/payments/discount-codes'
import { useLocationConfig } from '#base/location/location'
import { formatCodeState } from './loyalty-text'
import { Button } from '#ui/chakra/button'
import { useLocation } from 'wouter'
import { codeCopiedToast } from '#ui/share'
import { Surface } from '#ui/chakra/surface'
import { toast } from '#ui/toast'
import { CopyField } from '#ui/copy-field'
import { useCartLines } from '#base/cart/cart-store'
import { discountCodeStore, type IssuedCode } from '#base/cart/discount-codes'

const isUsable = ({ state }: OwnDiscountCode) => isUsableCodeState(state)

type RowProps = { readonly own: OwnDiscountCode; readonly timeZone: string }

const Row = ({ own, timeZone }: RowProps) => (
  <Flex
    as="li"
    justify="space-between"
    align="baseline"
    wrap="wrap"
    columnGap="4"
    py="2"
    borderBottomWidth="1px"
    color={isUsable(own) ? 'fg' : 'fg.muted'}
  >
    <Box minW="0">
      <Text fontWeight="semibold">{own.title ?? 'Discount code'}</Text>
      <Text fontSize="sm" color="fg.muted" letterSpacing="0.04em" fontVariantNumeric="tabular-nums">
        {own.code}
      </Text>
    </Box>
    <Text fontSize="sm" fontWeight={isUsable(own) ? 'semibold' : 'normal'}>
      {formatCodeState(own, timeZone)}
    </Text>
  </Flex>
)

type OwnCodesListProps = {
  readonly title: string
  readonly codes: readonly OwnDiscountCode[]
  /** How many codes to list; below, the list says how many more there are. */
  readonly most?: number
}

/** Lists codes with their state, unused ones first. Renders nothing if there are no codes. */
export function OwnCodesList({ title, codes, most = codes.length }: OwnCodesListProps) {
  const { timeZone } = useLocationConfig()
  if (codes.length === 0) return null
  const [usable, others] = [codes.filter(isUsable), codes.filter((own) => !isUsable(own))]
  const hidden = codes.length - most
  return (
    <Box as="section" aria-label={title} mt="5">
      <Heading as="h3" size="sm" mb="1">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none">
        {[...usable, ...others].slice(0, most).map((own) => (
          <Row key={own.code} own={own} timeZone={timeZone} />
        ))}
      </Box>
      {hidden > 0 && (
        <Text mt="2" fontSize="sm" color="fg.muted">
          and {hidden} more
        </Text>
      )}
    </Box>
  )
}

type IssuedCodeCardProps = {
  readonly issued: IssuedCode
  /** The text of the code's state; undefined until the server has returned it. */
  readonly state: string | undefined
}

/** An unused code, with buttons to copy it or use it for the next order. */
export function IssuedCodeCard({ issued: { code, name }, state }: IssuedCodeCardProps) {
  const [, navigate] = useLocation()
  const lines = useCartLines()
  function applyCode() {
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
        {state && `${state}. `}Good for one of your orders. Any unused amount stays on the code. You find it here and at
        checkout on any device where you sign in.
      </Text>
      <Box maxW="xl">
        <CopyField label={`Code for ${name}`} text={code} button="Copy Code" copied={codeCopiedToast} />
      </Box>
      <Button mt="3" size="sm" variant="subtle" minH="11" onClick={applyCode}>
        Use at Checkout
      </Button>
    </Surface>
  )
}
