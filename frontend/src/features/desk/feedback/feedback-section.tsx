import { feedbackAdminRoutes } from '#shared/feedback/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApiPage, infinitePageOptions } from '#base/api/client'
import { useDeskLocation } from '../desk-location'
import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { LoadError } from '#ui/data-states'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { DeskHeader } from '../desk-header'
import { FeedbackCard } from './feedback-card'

export { NotUnderstoodSection } from './not-understood-section'

export type FeedbackSort = 'newest' | 'lowest'

const PAGE = '20'

/** Returns the feedback about the desk's location in the chosen order. */
export function useFeedback(sort: FeedbackSort) {
  const { code: location } = useDeskLocation()
  return useInfiniteQuery({
    queryKey: [feedbackAdminRoutes.listFeedback.path, location, sort],
    queryFn: ({ pageParam: after }) =>
      callApiPage(feedbackAdminRoutes.listFeedback, { params: { location }, query: { after, limit: PAGE, sort } }),
    ...infinitePageOptions,
    refetchOnMount: 'always',
  })
}

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'lowest', label: 'Fewest stars first' },
] as const

const Cards = chakra('ul', { base: { display: 'grid', gap: '4', listStyle: 'none', maxW: '48rem' } })

function FeedbackList({ sort }: { readonly sort: FeedbackSort }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useFeedback(sort)
  if (!data) {
    if (isError) return <LoadError onRetry={() => void refetch()}>The feedback could not be loaded.</LoadError>
    return <ContentSkeleton />
  }
  const all = data.pages.flatMap(({ entries }) => entries)
  if (all.length === 0) return <Text color="fg.muted">No feedback yet.</Text>
  return (
    <>
      <Cards aria-label="Feedback">
        {all.map((feedback) => (
          <FeedbackCard key={feedback.id} feedback={feedback} />
        ))}
      </Cards>
      {hasNextPage && (
        <Button mt="5" variant="outline" aria-busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </>
  )
}

/** Customer feedback with the orders it is about (docs/product/desk.md#feedback). */
export function FeedbackSection() {
  const [sort, setSort] = useState<FeedbackSort>('newest')
  return (
    <>
      <DeskHeader title="Feedback" lead="What customers said, with the order behind it" />
      <Box maxW="20rem" mb="5">
        <ChoiceSelect label="Sort by" value={sort} options={sorts} onChoose={setSort} />
      </Box>
      <FeedbackList sort={sort} />
    </>
  )
}
