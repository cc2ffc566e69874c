import { chakra } from '@chakra-ui/react/styled-system'
import { isLongerThanStandard, formatQuoteSentence } from '#shared/rules/quote-words'
import { useOrderType } from '#base/cart/order-type'
import { useLocationConfig } from '#base/location/location'
import { useIntake } from './use-intake'
import { useEtaQuotes } from './use-quotes'
import { describeIntake } from './words'

/**
 * The cart's quote for the chosen order type, or why no order is taken now. Its place is reserved.
 */
export function IntakeLine() {
  const intake = useIntake()
  const orderType = useOrderType()
  const location = useLocationConfig()
  const quote = useEtaQuotes()
  const { quotes, atOpening, closed } = quote
  const waitsForOpening = atOpening !== null || quotes === null
  const paused = intake?.state === 'paused' && !waitsForOpening ? describeIntake(intake, location) : null
  const quoted = intake ? formatQuoteSentence(quote, orderType) : ''
  const isUsual = !paused && closed === null && !(quotes && isLongerThanStandard(quotes))
  return (
    <chakra.p
      role="status"
      fontSize="xs"
      // Closed, the sentence takes two lines.
      minH={closed === null ? '4' : '8'}
      lineHeight="1rem"
      color={isUsual ? 'fg.subtle' : 'warning.fg'}
      fontVariantNumeric="tabular-nums"
    >
      {paused ? `${paused.is}: ${paused.then}.` : quoted}
    </chakra.p>
  )
}

/** Over a page that is scrolled: it moves nothing, and lets every tap through. */
export function IntakePill() {
  const words = describeIntake(useIntake(), useLocationConfig())
  return (
    <chakra.div
      role="status"
      position="fixed"
      bottom={{ base: 'calc(0.75rem + var(--dock-foot))', lg: '4' }}
      insetStart={{ base: '3', lg: '8' }}
      zIndex="floating"
      pointerEvents="none"
    >
      {words && (
        <chakra.p px="4" py="2" borderRadius="full" bg="warning.subtle" color="warning.fg" fontSize="sm" boxShadow="md">
          <strong>{words.is}:</strong> {words.then}
        </chakra.p>
      )}
    </chakra.div>
  )
}
