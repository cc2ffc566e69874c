import { useInfiniteQuery } from '@tanstack/react-query'
import { deskRoutes } from '#shared/contract/desk/index'
import { callApiPage, infinitePageOptions } from '#base/api/call-page'
import { useDeskLocation } from '../desk-location'

export type FeedbackSort = 'newest' | 'lowest'

const PAGE = '20'

/** What customers of the desk's location said, in the order that was chosen. */
export function useFeedback(sort: FeedbackSort) {
  const { code: location } = useDeskLocation()
  return useInfiniteQuery({
    queryKey: [deskRoutes.feedback.path, location, sort],
    queryFn: ({ pageParam: after }) =>
      callApiPage(deskRoutes.feedback, { params: { location }, query: { after, limit: PAGE, sort } }),
    ...infinitePageOptions,
    refetchOnMount: 'always',
  })
}
