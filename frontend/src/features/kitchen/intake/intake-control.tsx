import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { kitchenRoutes, type OrderIntake } from '#shared/kitchen/contract'
import type { Location } from '#shared/locations/index'
import type { RouteBody } from '#shared/platform/route'
import { formatClockAt } from '#shared/kitchen/intake'
import { callApi, getErrorMessage } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { intakeQuery, useIntake } from './use-intake'

const PAUSES = [15, 30, 60] as const
const SLOWER_BY = 10
const MOST = 60

function wordsFor({ state, until, reason, extraMinutes }: OrderIntake, location: Location): string {
  const more = extraMinutes > 0 ? `, ${extraMinutes} minutes more` : ''
  if (state === 'closed') return `Closed${more}`
  if (state !== 'paused') return `Taking orders${more}`
  const clock = until === null ? '' : ` until ${formatClockAt(location, until)}`
  return `Paused${clock}${reason === null ? '' : ` (${reason})`}${more}`
}

/** A cook's control of the intake: pause, add time to each order, or resume. */
export function IntakeControl() {
  const client = useQueryClient()
  const location = useLocationConfig()
  const intake = useIntake()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: RouteBody<typeof kitchenRoutes.updateIntake>) =>
      callApi(kitchenRoutes.updateIntake, { params: { location: location.code }, body }),
    onSuccess: (changed) => client.setQueryData(intakeQuery(location.code).queryKey, changed),
  })
  if (!intake) return null
  const { state, extraMinutes } = intake
  return (
    <Box as="section" aria-label="Pause orders">
      <Flex wrap="wrap" align="center" gap="2">
        <Box role="status" fontWeight="semibold" me="2" minW="0">
          {wordsFor(intake, location)}
        </Box>
        {state === 'paused' ? (
          <Button disabled={isPending} onClick={() => mutate({ state: 'open' })}>
            Open again
          </Button>
        ) : (
          PAUSES.map((minutes) => (
            <Button
              key={minutes}
              variant="outline"
              disabled={isPending}
              onClick={() => mutate({ state: 'paused', minutes })}
            >
              Pause {minutes} min
            </Button>
          ))
        )}
        <Button
          variant="outline"
          disabled={isPending || extraMinutes >= MOST}
          onClick={() => mutate({ extraMinutes: Math.min(MOST, extraMinutes + SLOWER_BY) })}
        >
          +{SLOWER_BY} min an order
        </Button>
        {extraMinutes > 0 && (
          <Button variant="outline" disabled={isPending} onClick={() => mutate({ extraMinutes: 0 })}>
            Usual time
          </Button>
        )}
      </Flex>
      {error && (
        <Box role="alert" mt="2" fontSize="sm" color="danger.fg">
          {getErrorMessage(error, 'The server could not be reached. The intake is as it was.')}
        </Box>
      )}
    </Box>
  )
}
