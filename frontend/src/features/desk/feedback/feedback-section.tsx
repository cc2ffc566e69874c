import { feedbackAdminRoutes } from '#shared/feedback/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApiPage, infinitePageOptions } from '#base/api/client'
import { useDeskLocation } from '../desk-location'
import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { DeskHeader } from '../desk-header'
import { LogCards, PagedList } from '../form/paged-list'
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

/** Customer feedback with the orders it is about (docs/product/desk.md#feedback). */
export function FeedbackSection() {
  const [sort, setSort] = useState<FeedbackSort>('newest')
  return (
    <>
      <DeskHeader title="Feedback" lead="What customers said, with the order behind it" />
      <Box maxW="20rem" mb="5">
        <ChoiceSelect label="Sort by" value={sort} options={sorts} onChoose={setSort} />
      </Box>
      <PagedList query={useFeedback(sort)} failed="The feedback could not be loaded." more="Show more">
        {(all) =>
          all.length === 0 ? (
            <Text color="fg.muted">No feedback yet.</Text>
          ) : (
            <LogCards aria-label="Feedback">
              {all.map((feedback) => (
                <FeedbackCard key={feedback.id} feedback={feedback} />
              ))}
            </LogCards>
          )
        }
      </PagedList>
    </>
  )
}
