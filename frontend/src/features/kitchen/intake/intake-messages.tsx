import { chakra } from '@chakra-ui/react/styled-system'
import { formatQuoteSentence, isLongerThanStandard } from '#shared/orders/scheduling'
import { useOrderType } from '#base/cart/order-type'
import { useLocationConfig } from '#base/location/location'
import { describeIntake, useEtaQuotes, useIntake } from './use-intake'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { OpenStatus } from '#base/location/open-status'

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

/**
 * Tells customers of a pause, or of a kitchen that asks for more time; nothing while all is as
 * usual.
 */
export function IntakeNotice() {
  const location = useLocationConfig()
  const intake = useIntake()
  if (intake?.state !== 'paused' && intake?.state !== 'busy') return null
  const { state, extraMinutes } = intake
  return (
    <Box role="status" p="4" mb="4" borderRadius="xl" bg="warning.subtle" color="warning.fg" fontSize="sm">
      {state === 'paused' ? (
        <>
          <strong>{describeIntake(intake, location)?.is}:</strong> you can order for later.
        </>
      ) : (
        <>
          <strong>The kitchen is busy:</strong> orders take about {extraMinutes} minutes longer.
        </>
      )}
    </Box>
  )
}

/**
 * On a board: that the intake is paused or slowed, and for those who work here the way to its
 * control; nothing while all is as usual.
 */
export function IntakeBoardStatus({ onOpen }: { readonly onOpen?: (() => void) | undefined }) {
  const intake = useIntake()
  const words = describeIntake(intake, useLocationConfig())
  if (!intake || !words) return null
  return (
    <Button variant="solid" px="3" disabled={!onOpen} onClick={onOpen}>
      {intake.state === 'busy' ? `+${intake.extraMinutes} min an order` : words.is}
    </Button>
  )
}

/**
 * Above the header, where it says whether it is open: that it is paused or busy, in the same place.
 */
export function IntakeStatus() {
  const intake = useIntake()
  const words = describeIntake(intake, useLocationConfig())
  if (!words) return <OpenStatus />
  return (
    <chakra.span role="status" display="inline-flex" alignItems="center" gap="2" minW="0" color="warning.fg">
      <chakra.span boxSize="2" borderRadius="full" bg="currentColor" flexShrink={0} aria-hidden />
      <chakra.span truncate>
        {words.is}
        <chakra.span display={{ base: 'none', sm: 'inline' }}>: {words.then}</chakra.span>
      </chakra.span>
    </chakra.span>
  )
}
