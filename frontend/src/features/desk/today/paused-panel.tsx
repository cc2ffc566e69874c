import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { kitchenRoutes } from '#shared/contract/kitchen'
import type { OrderIntake } from '#shared/contract/kitchen'
import { formatClockAt } from '#shared/rules/intake'
import { UNATTENDED_KITCHEN_REASON } from '#shared/rules/unanswered'
import { callApi } from '#base/api/call'
import { changesQuery, deskIntakeQuery } from '../api/queries'
import { getSaveErrorMessage } from '../api/refusals'
import { useDeskLocation } from '../desk-location'

const why = ({ reason }: OrderIntake): string => {
  if (reason === UNATTENDED_KITCHEN_REASON)
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
export function PausedOrdersPanel() {
  const location = useDeskLocation()
  const client = useQueryClient()
  const { queryKey } = deskIntakeQuery(location.code)
  const { data: intake } = useQuery(deskIntakeQuery(location.code))
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi(kitchenRoutes.changeIntake, { params: { location: location.code }, body: { state: 'open' } }),
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
        <strong>No orders for now{until === null ? '' : ` until ${formatClockAt(location, until)}`}.</strong>{' '}
        {why(intake)}
      </p>
      {error && <p role="alert">{getSaveErrorMessage(error)}</p>}
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
