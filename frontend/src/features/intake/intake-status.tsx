import { chakra } from '@chakra-ui/react/styled-system'
import { OpenStatus } from '#base/components/open-status'
import { useLocationConfig } from '#base/location/location'
import { useIntake } from './use-intake'
import { describeIntake } from './words'

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
