import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { intakeRoutes, type OrderIntake } from '#shared/kitchen/intake-contract'
import type { RouteBody } from '#shared/platform/route'
import { UNATTENDED_KITCHEN_REASON, pauseReasons, type PauseReason } from '#shared/kitchen/intake'
import { callApi } from '#base/api/client'
import type { DialogWords } from '#base/language/translation'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage, useWords } from '#base/language/use-words'
import { useLocationConfig } from '#base/location/location'
import { FieldFrame } from '#ui/forms/field-frame'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { useTimes } from '../tickets/times'
import { intakeQuery, useIntake } from './use-intake'

type FormatClock = ReturnType<typeof useTimes>['clock']

const PAUSES = [15, 30, 60] as const

const SLOWER_BY = 10
const MOST = 60

type IntakeWords = DialogWords['dialogs']['intake']

const formatReason = (reason: string | null, words: IntakeWords): string | null =>
  reason === UNATTENDED_KITCHEN_REASON
    ? words.noCook
    : (pauseReasons.flatMap((known) => (known === reason ? words.reasons[known] : []))[0] ?? reason)

function describe({ state, until, reason, extraMinutes }: OrderIntake, words: IntakeWords, clock: FormatClock): string {
  const more = extraMinutes > 0 ? `, ${words.extra(extraMinutes)}` : ''
  if (state === 'closed') return `${words.closed}${more}`
  if (state !== 'paused') return `${words.taking}${more}`
  return `${words.paused(until === null ? null : clock(until), formatReason(reason, words))}${more}`
}

/** A cook's control of the intake: pause, add time to each order, or resume. */
export function IntakeControl() {
  const client = useQueryClient()
  const { board } = useWords()
  const { intake: words } = useDialogWords().dialogs
  const describeError = useErrorMessage()
  const { clock } = useTimes()
  const location = useLocationConfig()
  const intake = useIntake()
  const [reason, setReason] = useState<PauseReason>(pauseReasons[0])
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: RouteBody<typeof intakeRoutes.updateIntake>) =>
      callApi(intakeRoutes.updateIntake, { params: { location: location.code }, body }),
    onSuccess: (changed) => client.setQueryData(intakeQuery(location.code).queryKey, changed),
  })
  if (!intake) return null
  const { state, extraMinutes, deliveryUntil } = intake
  const delivery = deliveryUntil === null ? null : board.intake.deliveryPaused(clock(deliveryUntil))
  const reasons = pauseReasons.map((value) => ({ value, label: words.reasons[value] }))
  return (
    <Box as="section" aria-label={words.title}>
      <Box role="status" mb="2" fontWeight="semibold">
        {describe(intake, words, clock)}
        {delivery !== null && <p>{delivery}</p>}
      </Box>
      {state !== 'paused' && (
        <Box mb="3">
          <FieldFrame label={words.reason}>
            <ChoiceSelect label={words.reason} value={reason} options={reasons} onChoose={setReason} />
          </FieldFrame>
        </Box>
      )}
      <Flex wrap="wrap" align="center" gap="2">
        {state === 'paused' ? (
          <Button disabled={isPending} onClick={() => mutate({ state: 'open' })}>
            {words.resume}
          </Button>
        ) : (
          PAUSES.map((minutes) => (
            <Button
              key={minutes}
              variant="outline"
              disabled={isPending}
              onClick={() => mutate({ state: 'paused', minutes, reason })}
            >
              {words.pause(minutes)}
            </Button>
          ))
        )}
        <Button
          variant="outline"
          disabled={isPending || extraMinutes >= MOST}
          onClick={() => mutate({ extraMinutes: Math.min(MOST, extraMinutes + SLOWER_BY) })}
        >
          {words.extra(SLOWER_BY)}
        </Button>
        {extraMinutes > 0 && (
          <Button variant="outline" disabled={isPending} onClick={() => mutate({ extraMinutes: 0 })}>
            {words.removeExtra}
          </Button>
        )}
      </Flex>
      <Flex role="group" aria-label={words.pauseDelivery} wrap="wrap" align="center" gap="2" mt="4">
        {delivery === null ? (
          PAUSES.map((minutes) => (
            <Button
              key={minutes}
              variant="outline"
              disabled={isPending}
              onClick={() => mutate({ delivery: 'paused', minutes })}
            >
              {words.pauseDeliveryFor(minutes)}
            </Button>
          ))
        ) : (
          <Button disabled={isPending} onClick={() => mutate({ delivery: 'open' })}>
            {words.resumeDelivery}
          </Button>
        )}
      </Flex>
      {error && (
        <Box role="alert" mt="2" fontSize="sm" color="danger.fg">
          {describeError(error, words.failed)}
        </Box>
      )}
    </Box>
  )
}
