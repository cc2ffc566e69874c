import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { eventRoutes, type Event } from '#shared/catering/contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { findLocation } from '#shared/locations/index'
import { useLocationConfig } from '#base/location/location'
import { toast } from '#ui/toast'

const REFETCH_MS = 30_000
/** While the deposit is being paid, which the payment provider reports within seconds. */
const PAYING_REFETCH_MS = 3_000

const eventKey = (id: string) => [eventRoutes.getEvent.path, id] as const

/** Returns the location of an event. */
export const useEventLocation = ({ locationId }: Pick<Event, 'locationId'>) => {
  const site = useLocationConfig()
  return findLocation(locationId) ?? site
}

/** Returns an event by its link; refetches while it is visible. */
export const useEvent = (id: string) =>
  useQuery({
    queryKey: eventKey(id),
    queryFn: () => callApi(eventRoutes.getEvent, { params: { eventId: id } }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'accepted' ? PAYING_REFETCH_MS : REFETCH_MS),
  })

/**
 * Returns a mutation that shows the changed event, or why the change failed. It is pending until
 * `afterwards` resolves.
 */
export function useEventMutation<Input>(
  id: string,
  send: (input: Input) => Promise<Event>,
  afterwards?: (event: Event) => Promise<void> | undefined,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (event) => {
      client.setQueryData(eventKey(id), event)
      return afterwards?.(event)
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: eventKey(id) })
      toast({
        title: 'Not done',
        description: getErrorMessage(error, 'The server could not be reached. Please try again.'),
        type: 'error',
      })
    },
  })
}
