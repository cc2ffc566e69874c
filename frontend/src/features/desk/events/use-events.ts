import { freshLocationQuery } from '#base/api/location-query'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Event, eventRoutes } from '#shared/catering/contract'
import { eventDeskRoutes } from '#shared/catering/desk-contract'
import type { LocationCode } from '#shared/locations/index'
import type { RouteBody } from '#shared/platform/route'
import { ApiError, callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { deskSaveKey } from '#base/storage/storage-keys'
import { toast } from '#ui/toast'
import { getSaveErrorMessage } from '../desk-api'

/** A location's events by date; refetches while the list is visible. */
export const eventsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [eventDeskRoutes.listEvents.path, location],
    queryFn: async () =>
      z.array(Event).parse(await callApi(eventDeskRoutes.listEvents, { params: { location }, query: {} })),
    refetchInterval: 60_000,
  })

export const eventSettingsQuery = freshLocationQuery(eventDeskRoutes.getEventSettings)

type EventUpdate = RouteBody<typeof eventDeskRoutes.updateEvent>

const isOutdated = (error: unknown) => error instanceof ApiError && error.code === 'changed-meanwhile'

/** Sends a quote or another state, once, and shows the event as it then is. */
export function useEventUpdate(location: LocationCode, eventId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: EventUpdate) =>
      sendOnce(deskSaveKey('event', eventId), body, (headers) =>
        callApi(eventDeskRoutes.updateEvent, { params: { location, eventId }, body, headers }),
      ),
    onError: (error) =>
      toast({
        title: 'Not saved',
        description: isOutdated(error) ? 'This event has changed. Please check it again.' : getSaveErrorMessage(error),
        type: 'error',
      }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: eventsQuery(location).queryKey }),
        client.invalidateQueries({ queryKey: [eventRoutes.getEvent.path, eventId] }),
      ]),
  })
}
