import { useLocationConfig } from '#base/location/location'
import { useIntake } from './use-intake'
import { describeIntake } from './words'

/**
 * What customers are told of the intake as it is now, and whether it takes orders for later only;
 * null while all is as usual.
 */
export function useIntakeMessage() {
  const location = useLocationConfig()
  const intake = useIntake()
  const words = describeIntake(intake, location)
  return words && { ...words, isPaused: intake?.state === 'paused' }
}
