import { useInfiniteQuery } from '@tanstack/react-query'
import { desk } from '#shared/contract/desk/index'
import { callPage, pageAfter } from '#base/api/call-page'
import { useDeskLocation } from '../desk-location'

export type Sort = 'newest' | 'lowest'

const PAGE = '20'

/** What customers of the desk's location said, in the order that was chosen. */
export function useFeedback(sort: Sort) {
  const { code: location } = useDeskLocation()
  return useInfiniteQuery({
    queryKey: [desk.feedback.path, location, sort],
    queryFn: ({ pageParam: after }) =>
      callPage(desk.feedback, { params: { location }, query: { after, limit: PAGE, sort } }),
    ...pageAfter,
    refetchOnMount: 'always',
  })
}
