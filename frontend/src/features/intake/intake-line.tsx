import { chakra } from '@chakra-ui/react/styled-system'
import { useLocationConfig } from '#base/location/location'
import { useIntake } from './use-intake'
import { intakeWords } from './words'

/** In the cart: one line that has its place whether or not there is something to tell. */
export function IntakeLine() {
  const words = intakeWords(useIntake(), useLocationConfig())
  return (
    <chakra.p role="status" fontSize="xs" minH="4" lineHeight="1rem" color="warning.fg">
      {words && `${words.is}: ${words.then}.`}
    </chakra.p>
  )
}

/** Over a page that is scrolled: it moves nothing, and lets every tap through. */
export function IntakePill() {
  const words = intakeWords(useIntake(), useLocationConfig())
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
