import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { kitchen } from '#shared/contract/kitchen'
import type { Intake } from '#shared/contract/kitchen'
import { clockAt } from '#shared/rules/intake'
import { NO_KITCHEN } from '#shared/rules/unanswered'
import { call } from '#base/api/call'
import { changesQuery, intakeQuery } from '../api/queries'
import { sentenceOf } from '../api/refusals'
import { useDeskLocation } from '../desk-location'

const why = ({ reason }: Intake): string => {
  if (reason === NO_KITCHEN)
    return 'Nobody confirmed an order for ten minutes and no board was connected. It opens by itself when a board confirms one.'
  return reason === null ? 'The kitchen paused it.' : `The kitchen paused it: ${reason}.`
}

const Notice = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    mb: '5',
    p: { base: '4', md: '5' },
    bg: 'warning.subtle',
    color: 'warning.fg',
    borderRadius: '2xl',
    '& menu': { display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', m: '0', p: '0' },
  },
})

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
    <Notice aria-label="Intake">
      <p>
        <strong>No orders for now{until === null ? '' : ` until ${clockAt(location, until)}`}.</strong> {why(intake)}
      </p>
      {error && <p role="alert">{sentenceOf(error)}</p>}
      <menu>
        <li>
          <Button disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
            Open again
          </Button>
        </li>
        <li>
          <Button asChild variant="outline">
            <Link href="/kitchen">See the board</Link>
          </Button>
        </li>
      </menu>
    </Notice>
  )
}
