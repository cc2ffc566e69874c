import { chakra } from '@chakra-ui/react/styled-system'
import { formatQuoteSentence, isLongerThanStandard } from '#shared/orders/scheduling'
import { useOrderType } from '#base/cart/order-type'
import { useLocationConfig } from '#base/location/location'
import { describeDeliveryPause, describeIntake, useEtaQuotes, useIntake, useIntakeUpdates } from './use-intake'
import { Box } from '@chakra-ui/react/box'
import { OpenStatus } from '#base/location/open-status'

/**
 * The cart's quote for the chosen order type, or why the kitchen takes no orders. It reserves its
 * space.
 */
export function IntakeLine() {
  const intake = useIntake()
  const orderType = useOrderType()
  const location = useLocationConfig()
  const quote = useEtaQuotes()
  const { quotes, atOpening, closed } = quote
  const waitsForOpening = atOpening !== null || quotes === null
  const isPaused = intake?.state === 'paused' || (intake?.delivery === 'paused' && orderType === 'delivery')
  const paused = isPaused && !waitsForOpening ? describeIntake(intake, location) : null
  const quoted = intake ? formatQuoteSentence(quote, orderType) : ''
  const isUsual = !paused && closed === null && !(quotes && isLongerThanStandard(quotes))
  return (
    <chakra.p
      role="status"
      fontSize="xs"
      // The sentence takes two lines while closed.
      minH={closed === null ? '4' : '8'}
      lineHeight="1rem"
      color={isUsual ? 'fg.subtle' : 'warning.fg'}
      fontVariantNumeric="tabular-nums"
    >
      {paused ? `${paused.is}: ${paused.then}.` : quoted}
    </chakra.p>
  )
}

/** The intake message over a scrolled page; it lets taps through. */
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

const Notice = chakra(Box, {
  base: { p: '4', mb: '4', borderRadius: 'xl', bg: 'warning.subtle', color: 'warning.fg', fontSize: 'sm' },
})

/** Tells customers that orders or deliveries are paused, or slower; renders nothing otherwise. */
export function IntakeNotice() {
  const location = useLocationConfig()
  const intake = useIntake()
  const delivery = describeDeliveryPause(intake, location)
  if (!intake) return null
  const { state, extraMinutes } = intake
  if (state === 'paused')
    return (
      <Notice role="status">
        <strong>{describeIntake(intake, location)?.is}:</strong> you can order for later.
      </Notice>
    )
  if (state !== 'busy' && delivery === null) return null
  return (
    <Notice role="status">
      {delivery !== null && (
        <p>
          <strong>{delivery}:</strong> you can pick up, or order delivery for later.
        </p>
      )}
      {state === 'busy' && (
        <p>
          <strong>The kitchen is busy:</strong> orders take about {extraMinutes} minutes longer.
        </p>
      )}
    </Notice>
  )
}

/** Tells staff who take an order by phone that delivery is paused; renders nothing otherwise. */
export function DeliveryPauseNotice() {
  const delivery = describeDeliveryPause(useIntake(), useLocationConfig())
  return delivery === null ? null : (
    <Notice role="status">
      <strong>{delivery}.</strong> A delivery that you place now is still taken.
    </Notice>
  )
}

/** Replaces the open status above the header while orders are paused or slower. */
export function IntakeStatus() {
  useIntakeUpdates()
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
