import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { deskRoutes } from '#shared/contract/desk/index'
import type { ActivityKind } from '#shared/contract/desk/changes'
import { ApiError, getErrorMessage } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { callApiPage, infinitePageOptions } from '#base/api/call-page'
import { createIdempotencyKey } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { useDeskLocation } from '../desk-location'

const PAGE = '20'

/** The log of the desk's location, newest first, of one kind where one is chosen. */
export function useChanges(kind: ActivityKind | '') {
  const { code: location } = useDeskLocation()
  return useInfiniteQuery({
    queryKey: [deskRoutes.changes.path, location, kind],
    queryFn: ({ pageParam: after }) =>
      callApiPage(deskRoutes.changes, {
        params: { location },
        query: { after, limit: PAGE, ...(kind !== '' && { kind }) },
      }),
    ...infinitePageOptions,
    refetchOnMount: 'always',
  })
}

const isLate = (error: unknown) => error instanceof ApiError && error.code === 'changed-meanwhile'

/** What is said of an undoing that did not take place. */
export const getUndoErrorMessage = (error: unknown): string =>
  isLate(error)
    ? 'Somebody changed this since, so it can no longer be undone. Change it where it stands instead.'
    : getErrorMessage(error, 'The server could not be reached. Please try again; it is undone only once.')

// By change: an attempt after a lost answer is the same act.
const keys = new Map<string, string>()

/** Puts back what a change changed; all that the desk shows is read anew. */
export function useUndoChange(changeId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const key = keys.get(changeId) ?? createIdempotencyKey()
      keys.set(changeId, key)
      return callApi(deskRoutes.undo, { params: { changeId }, headers: { 'Idempotency-Key': key } })
    },
    onSuccess: ({ title }) => toast({ title: 'Undone', description: title }),
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) keys.delete(changeId)
    },
    onSettled: () => client.invalidateQueries(),
  })
}
