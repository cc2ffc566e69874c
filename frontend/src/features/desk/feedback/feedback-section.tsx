import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { ChoiceSelect } from '#base/components/choice-select'
import { LoadError } from '#base/components/not-loaded'
import { PageSpinner } from '#base/components/spinner-page'
import { DeskHeader } from '../components/desk-head'
import { FeedbackCard } from './feedback-card'
import { useFeedback } from './use-feedback'
import type { FeedbackSort } from './use-feedback'

const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'lowest', label: 'Fewest stars first' },
] as const

const Cards = chakra('ul', { base: { display: 'grid', gap: '4', listStyle: 'none', maxW: '48rem' } })

function FeedbackList({ sort }: { readonly sort: FeedbackSort }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useFeedback(sort)
  if (!data) {
    if (isError) return <LoadError onRetry={() => void refetch()}>The feedback could not be loaded.</LoadError>
    return <PageSpinner />
  }
  const all = data.pages.flatMap(({ entries }) => entries)
  if (all.length === 0) return <Text color="fg.muted">Nobody has said anything yet.</Text>
  return (
    <>
      <Cards aria-label="Feedback">
        {all.map((given) => (
          <FeedbackCard key={given.id} given={given} />
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

/** What customers said, with the order behind it (docs/product/desk.md#feedback). */
export function FeedbackSection() {
  const [sort, setSort] = useState<FeedbackSort>('newest')
  return (
    <>
      <DeskHeader title="Feedback" lead="What customers said, with the order behind it" />
      <Box maxW="20rem" mb="5">
        <ChoiceSelect label="Sequence" value={sort} options={sorts} onChoose={setSort} />
      </Box>
      <FeedbackList sort={sort} />
    </>
  )
}
