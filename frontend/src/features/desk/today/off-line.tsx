import { Button } from '@chakra-ui/react/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { EditableDish } from '#shared/contract/desk/dish'
import { inventoryRoutes } from '#shared/contract/inventory'
import { callApi } from '#base/api/call'
import { toast } from '#base/components/toast'
import { deskMenuQuery } from '../api/queries'
import { getSaveErrorMessage } from '../api/refusals'
import { useDeskLocation } from '../desk-location'
import { getDishPath } from '../menu/paths'

export type UnavailableDish = { readonly dish: EditableDish; readonly options: readonly string[] }

/** What cannot be had now: dishes that are off, and options that ran out of dishes that are on. */
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

/** A dish that is off, with the way back on; an option comes back with its ingredient. */
export function UnavailableDishRow({ off: { dish, options } }: { readonly off: UnavailableDish }) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi(inventoryRoutes.changeAvailability, {
        params: { menuItemId: dish.id, location },
        body: { isAvailable: true, reason: 'Back in stock' },
      }),
    onSuccess: () => toast({ title: `${dish.name} is on again` }),
    onSettled: () => client.invalidateQueries({ queryKey: deskMenuQuery(location).queryKey }),
  })
  return (
    <li>
      <span>
        <Link href={getDishPath(dish)}>{dish.name}</Link>
        <small>{dish.isAvailable ? `Out: ${options.join(', ')}` : (dish.availabilityReason ?? 'Taken off')}</small>
        {error && <small role="alert">{getSaveErrorMessage(error)}</small>}
      </span>
      {!dish.isAvailable && (
        <Button
          variant="outline"
          size="sm"
          minH="11"
          disabled={isPending}
          aria-busy={isPending}
          aria-label={`${dish.name} back on`}
          onClick={() => mutate()}
        >
          Back on
        </Button>
      )}
    </li>
  )
}
