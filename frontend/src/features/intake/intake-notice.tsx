import { Box } from '@chakra-ui/react/box'
import { clockAt } from '#shared/rules/intake'
import { useLocationConfig } from '#base/location/location'
import { useIntake } from './use-intake'

/** Tells customers of a pause, or of a kitchen that asks for more time; nothing while all is as usual. */
export function IntakeNotice() {
  const location = useLocationConfig()
  const intake = useIntake()
  if (intake?.state !== 'paused' && intake?.state !== 'busy') return null
  const { state, until, extraMinutes } = intake
  const paused = `Paused until ${until === null ? 'further notice' : clockAt(location, until)}`
  return (
    <Box role="status" p="4" mb="4" borderRadius="xl" bg="warning.subtle" color="warning.fg" fontSize="sm">
      {state === 'paused' ? (
        <>
          <strong>{paused}:</strong> you can order for later.
        </>
      ) : (
        <>
          <strong>The kitchen is busy:</strong> orders take about {extraMinutes} minutes longer.
        </>
      )}
    </Box>
  )
}
