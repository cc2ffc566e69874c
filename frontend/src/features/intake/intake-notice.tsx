import { Box } from '@chakra-ui/react/box'
import { useLocationConfig } from '#base/location/location'
import { useIntake } from './use-intake'
import { describeIntake } from './words'

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
