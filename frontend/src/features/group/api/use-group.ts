import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { groupRoutes } from '#shared/contract/groups'
import type { Group } from '#shared/contract/groups'
import { ApiError } from '#base/api/api-error'
import { callApi } from '#base/api/call'

/** So often a page of it that is seen asks what is new. */
const EVERY_MS = 4000

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: [groupRoutes.read.path, groupId],
    queryFn: ({ signal }) => callApi(groupRoutes.read, { params: { groupId }, signal }),
  })

/** A group's order, as it is now. */
export function useGroup(groupId: string) {
  const client = useQueryClient()
  const query = useQuery({
    ...groupQuery(groupId),
    refetchInterval: ({ state: { data, error } }) => (data?.state === 'sent' || isGone(error) ? false : EVERY_MS),
    retry: (times, error) => !isGone(error) && times < 2,
  })
  return {
    group: query.data,
    isGone: isGone(query.error),
    isError: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    /** Shows what a call has just answered. */
    put: (group: Group): void => void client.setQueryData(groupQuery(groupId).queryKey, group),
  }
}
