import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useWatch, type UseFormRegisterReturn } from 'react-hook-form'
import { Text } from '@chakra-ui/react/text'
import { standardEtaText } from '#shared/orders/status'
import { formatQuote, type CurrentQuote } from '#shared/orders/scheduling'
import type { CheckoutForm } from './checkout-form'
import { useDeliveryPauseHint, useEtaQuotes } from '#features/kitchen/intake'

type Choice = { readonly value: string; readonly label: string; readonly hint: string }

type ChoiceCardsProps = {
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly field: UseFormRegisterReturn
  /** Cards in a row on wide screens; all by default. */
  readonly columns?: number
  /** Whether the cards stand in one row on phones, too, without visible radio buttons. */
  readonly isCompact?: boolean
}

const Card = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '16',
    px: '4',
    py: '3',
    bg: 'bg.inset',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'xl',
    cursor: 'pointer',
    position: 'relative',
    lineHeight: '1.35',
    transition: 'background-color 120ms, border-color 120ms',
    _hover: { borderColor: 'fg.subtle' },
    '&:has(input:checked)': { bg: 'accent.subtle', borderColor: 'accent.fg' },
    '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'accent.glow', outlineOffset: '2px' },
  },
})

const Dot = chakra('input', {
  base: {
    width: '5',
    height: '5',
    flexShrink: 0,
    accentColor: 'accent.fg',
    cursor: 'pointer',
    _focusVisible: { outline: 'none' },
  },
})

/** On a phone, the radio button covers its card invisibly: the card's colors show the choice. */
const coveringDot = {
  position: { base: 'absolute', sm: 'static' },
  inset: '0',
  width: { base: 'full', sm: '5' },
  height: { base: 'full', sm: '5' },
  opacity: { base: 0, sm: 1 },
} as const

const compactCard = {
  alignItems: { base: 'start', sm: 'center' },
  px: { base: '2.5', sm: '4' },
  py: { base: '2', sm: '3' },
  textWrap: 'balance',
} as const

/** Radio buttons with a large tap area. */
export const ChoiceCards = ({
  legend,
  choices,
  field,
  columns = choices.length,
  isCompact = false,
}: ChoiceCardsProps) => (
  <Box as="fieldset" minW="0">
    <VisuallyHidden as="legend">{legend}</VisuallyHidden>
    <Grid
      gap={{ base: isCompact ? '2' : '3', sm: '3' }}
      templateColumns={{
        // With text at 200 %, each card has its own line.
        base: isCompact ? 'repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr))' : 'minmax(0, 1fr)',
        sm: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {choices.map(({ value, label, hint }) => (
        <Card key={value} {...(isCompact && compactCard)}>
          <Dot type="radio" value={value} {...(isCompact && coveringDot)} {...field} />
          <Box minW="0">
            <Box fontWeight="semibold" fontSize={isCompact ? { base: 'sm', sm: 'md' } : undefined}>
              {label}
            </Box>
            <Box fontSize={isCompact ? { base: 'xs', sm: 'sm' } : 'sm'} color="fg.muted">
              {hint}
            </Box>
          </Box>
        </Card>
      ))}
    </Grid>
  </Box>
)

/** Minutes to wait; while a live site is closed, the first times after its opening. */
function formatHints({ quotes, atOpening }: CurrentQuote) {
  if (atOpening) return atOpening
  if (!quotes) return { pickup: 'Closed now', delivery: 'Closed now' }
  return { pickup: formatQuote(quotes.pickup), delivery: formatQuote(quotes.delivery) }
}

/** The order types with their quotes, and the next opening while closed. */
export function OrderTypeCards({ field }: { readonly field: UseFormRegisterReturn }) {
  const quote = useEtaQuotes(useWatch<CheckoutForm, 'address.zipCode'>({ name: 'address.zipCode' }))
  const { pickup, delivery } = formatHints(quote)
  const paused = useDeliveryPauseHint()
  const choices = [
    { value: 'pickup', label: 'Pick Up', hint: pickup },
    { value: 'delivery', label: 'Delivery', hint: paused ?? delivery },
    { value: 'event', label: 'Event', hint: standardEtaText.event },
  ]
  return (
    <>
      <ChoiceCards legend="Order type" choices={choices} field={field} isCompact />
      {quote.closed && (
        <Text mt="3" fontSize="sm" color="warning.fg">
          {quote.closed}
        </Text>
      )}
    </>
  )
}
