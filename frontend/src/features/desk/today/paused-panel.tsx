import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { kitchen } from '#shared/contract/kitchen'
import type { Intake } from '#shared/contract/kitchen'
import { clockAt } from '#shared/rules/intake'
import { NO_KITCHEN } from '#shared/rules/unanswered'
import { call } from '#base/api/call'
import { Button } from '#base/components/ui'
import { changesQuery, intakeQuery } from '../api/queries'
import { sentenceOf } from '../api/refusals'
import { useDeskLocation } from '../desk-location'

const why = ({ reason }: Intake): string => {
  if (reason === NO_KITCHEN)
    return 'Nobody confirmed an order for ten minutes and no board was connected. It opens by itself when a board confirms one.'
  return reason === null ? 'The kitchen paused it.' : `The kitchen paused it: ${reason}.`
}

/** That no orders for now are taken, why, and the way back. */
export function PausedPanel() {
  const location = useDeskLocation()
  const client = useQueryClient()
  const { queryKey } = intakeQuery(location.code)
  const { data: intake } = useQuery(intakeQuery(location.code))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(kitchen.changeIntake, { params: { location: location.code }, body: { state: 'open' } }),
    onSuccess: (open) => {
      client.setQueryData(queryKey, open)
      void client.invalidateQueries({ queryKey: changesQuery(location.code).queryKey })
    },
  })
  if (intake?.state !== 'paused') return null
  const { until } = intake
  return (
    <chakra.section
      aria-label="Intake"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      mb="5"
      p={{ base: '4', md: '5' }}
      bg="warning.subtle"
      color="warning.fg"
      borderRadius="2xl"
    >
      <chakra.div minW="0" flex="1 1 18rem">
        <strong>No orders for now{until === null ? '' : ` until ${clockAt(location, until)}`}.</strong> {why(intake)}
        {error && <chakra.p role="alert">{sentenceOf(error)}</chakra.p>}
      </chakra.div>
      <chakra.div display="flex" gap="2" flexWrap="wrap">
        <Button asChild variant="outline">
          <Link href="/kitchen">See the board</Link>
        </Button>
        <Button disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
          Open again
        </Button>
      </chakra.div>
    </chakra.section>
  )
}
