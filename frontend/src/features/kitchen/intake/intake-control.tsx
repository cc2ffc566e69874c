import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { kitchenRoutes, type OrderIntake } from '#shared/kitchen/contract'
import type { Location } from '#shared/locations/index'
import type { RouteBody } from '#shared/platform/route'
import { formatClockAt } from '#shared/hours/hours'
import { UNATTENDED_KITCHEN_REASON } from '#shared/kitchen/intake'
import { callApi, getErrorMessage } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { FieldFrame } from '#ui/forms/field-frame'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { describeDeliveryPause, intakeQuery, useIntake } from './use-intake'

const PAUSES = [15, 30, 60] as const

/** Why cooks pause. Guests don't see it; the boards, Today and the change log do. */
const reasons = [
  { value: 'Too busy', label: 'Too busy' },
  { value: 'Short-staffed', label: 'Short-staffed' },
  { value: 'Out of ingredients', label: 'Out of ingredients' },
  { value: 'Equipment problem', label: 'Equipment problem' },
] as const
type PauseReason = (typeof reasons)[number]['value']

const SLOWER_BY = 10
const MOST = 60

function wordsFor({ state, until, reason, extraMinutes }: OrderIntake, location: Location): string {
  const more = extraMinutes > 0 ? `, +${extraMinutes} min for new orders` : ''
  if (state === 'closed') return `Closed${more}`
  if (state !== 'paused') return `Taking orders${more}`
  const clock = until === null ? '' : ` until ${formatClockAt(location, until)}`
  const why = reason === UNATTENDED_KITCHEN_REASON ? 'nobody in the kitchen' : reason
  return `Paused${clock}${why === null ? '' : ` (${why})`}${more}`
}

/** A cook's control of the intake: pause, add time to each order, or resume. */
export function IntakeControl() {
  const client = useQueryClient()
  const location = useLocationConfig()
  const intake = useIntake()
  const [reason, setReason] = useState<PauseReason>(reasons[0].value)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: RouteBody<typeof kitchenRoutes.updateIntake>) =>
      callApi(kitchenRoutes.updateIntake, { params: { location: location.code }, body }),
    onSuccess: (changed) => client.setQueryData(intakeQuery(location.code).queryKey, changed),
  })
  if (!intake) return null
  const { state, extraMinutes } = intake
  const delivery = describeDeliveryPause(intake, location)
  return (
    <Box as="section" aria-label="Pause orders">
      <Box role="status" mb="2" fontWeight="semibold">
        {wordsFor(intake, location)}
        {delivery !== null && <p>{delivery}</p>}
      </Box>
      {state !== 'paused' && (
        <Box mb="3">
          <FieldFrame label="Reason for pausing">
            <ChoiceSelect label="Reason for pausing" value={reason} options={reasons} onChoose={setReason} />
          </FieldFrame>
        </Box>
      )}
      <Flex wrap="wrap" align="center" gap="2">
        {state === 'paused' ? (
          <Button disabled={isPending} onClick={() => mutate({ state: 'open' })}>
            Resume orders
          </Button>
        ) : (
          PAUSES.map((minutes) => (
            <Button
              key={minutes}
              variant="outline"
              disabled={isPending}
              onClick={() => mutate({ state: 'paused', minutes, reason })}
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
          +{SLOWER_BY} min for new orders
        </Button>
        {extraMinutes > 0 && (
          <Button variant="outline" disabled={isPending} onClick={() => mutate({ extraMinutes: 0 })}>
            Remove extra time
          </Button>
        )}
      </Flex>
      <Flex role="group" aria-label="Pause delivery" wrap="wrap" align="center" gap="2" mt="4">
        {delivery === null ? (
          PAUSES.map((minutes) => (
            <Button
              key={minutes}
              variant="outline"
              disabled={isPending}
              onClick={() => mutate({ delivery: 'paused', minutes })}
            >
              Pause delivery {minutes} min
            </Button>
          ))
        ) : (
          <Button disabled={isPending} onClick={() => mutate({ delivery: 'open' })}>
            Resume delivery
          </Button>
        )}
      </Flex>
      {error && (
        <Box role="alert" mt="2" fontSize="sm" color="danger.fg">
          {getErrorMessage(error, 'The server could not be reached. Nothing was changed.')}
        </Box>
      )}
    </Box>
  )
}
