import { availabilityRoutes } from '#shared/menu/availability-contract'
import { Button } from '#ui/chakra/button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { EditableDish } from '#shared/menu/editing-contract'
import { callApi } from '#base/api/client'
import { toast } from '#ui/toast'
import { changesQuery, deskIntakeQuery, deskMenuQuery, getSaveErrorMessage } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { getDishPath } from '../paths'
import { TodayNotice } from './today-panel'
import { useUnavailableReason } from './unavailable-reason'
import { intakeRoutes, type OrderIntake } from '#shared/kitchen/intake-contract'
import type { RouteBody } from '#shared/platform/route'
import { UNATTENDED_KITCHEN_REASON } from '#shared/kitchen/intake'
import { formatClockAt } from '#shared/hours/hours'

type UnavailableDish = { readonly dish: EditableDish; readonly options: readonly string[] }

/** Lists unavailable dishes, and unavailable options of available dishes. */
export const listUnavailableDishes = (dishes: readonly EditableDish[]): readonly UnavailableDish[] =>
  dishes
    .filter(({ isArchived }) => !isArchived)
    .map((dish) => ({
      dish,
      options: dish.optionGroups.flatMap(({ options }) =>
        options.filter(({ isAvailable }) => !isAvailable).map(({ name }) => name),
      ),
    }))
    .filter(({ dish, options }) => !dish.isAvailable || options.length > 0)

/** An unavailable dish with a way to restore it; an option returns with its ingredient. */
export function UnavailableDishRow({ off: { dish, options } }: { readonly off: UnavailableDish }) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const reason = useUnavailableReason(dish)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi(availabilityRoutes.updateAvailability, {
        params: { menuItemId: dish.id, location },
        body: { isAvailable: true, reason: 'Back in stock' },
      }),
    onSuccess: () => toast({ title: `${dish.name} is back on the menu` }),
    onSettled: () => client.invalidateQueries({ queryKey: deskMenuQuery(location).queryKey }),
  })
  return (
    <li>
      <span>
        <Link href={getDishPath(dish)}>{dish.name}</Link>
        <small>{dish.isAvailable ? `Sold out: ${options.join(', ')}` : reason}</small>
        {error && <small role="alert">{getSaveErrorMessage(error)}</small>}
      </span>
      {!dish.isAvailable && (
        <Button
          variant="outline"
          size="sm"
          minH="11"
          disabled={isPending}
          aria-busy={isPending}
          aria-label={`Restock ${dish.name}`}
          onClick={() => mutate()}
        >
          Restock
        </Button>
      )}
    </li>
  )
}

const formatReason = ({ reason }: OrderIntake): string => {
  if (reason === UNATTENDED_KITCHEN_REASON)
    return 'Nobody confirmed an order for ten minutes and no board was connected. It opens by itself when a board confirms one.'
  return reason === null ? 'The kitchen paused it.' : `The kitchen paused it: ${reason}.`
}

/** Shows that orders or deliveries are paused, and resumes them. */
export function PausedOrdersPanel() {
  const location = useDeskLocation()
  const client = useQueryClient()
  const { queryKey } = deskIntakeQuery(location.code)
  const { data: intake } = useQuery(deskIntakeQuery(location.code))
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: RouteBody<typeof intakeRoutes.updateIntake>) =>
      callApi(intakeRoutes.updateIntake, { params: { location: location.code }, body }),
    onSuccess: (open) => {
      client.setQueryData(queryKey, open)
      void client.invalidateQueries({ queryKey: changesQuery(location.code).queryKey })
    },
  })
  const isPaused = intake?.state === 'paused'
  if (!intake || (!isPaused && intake.delivery === 'open')) return null
  const { until, deliveryUntil } = intake
  return (
    <TodayNotice
      label="Pause orders"
      actions={
        <>
          {isPaused && (
            <li>
              <Button disabled={isPending} aria-busy={isPending} onClick={() => mutate({ state: 'open' })}>
                Resume orders
              </Button>
            </li>
          )}
          {deliveryUntil !== null && (
            <li>
              <Button disabled={isPending} aria-busy={isPending} onClick={() => mutate({ delivery: 'open' })}>
                Resume delivery
              </Button>
            </li>
          )}
        </>
      }
      link={{ href: '/kitchen', text: 'See the board' }}
    >
      {isPaused && (
        <p>
          <strong>No orders for now{until === null ? '' : ` until ${formatClockAt(location, until)}`}.</strong>{' '}
          {formatReason(intake)}
        </p>
      )}
      {deliveryUntil !== null && (
        <p>
          <strong>No deliveries until {formatClockAt(location, deliveryUntil)}.</strong> The kitchen paused delivery.
        </p>
      )}
      {error && <p role="alert">{getSaveErrorMessage(error)}</p>}
    </TodayNotice>
  )
}
