import { feedbackAdminRoutes } from '#shared/feedback/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApiPage, infinitePageOptions } from '#base/api/client'
import { useDeskLocation } from '../desk-location'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import type { FeedbackWithOrder } from '#shared/feedback/contract'
import { RefundButton } from '#features/kitchen/refunds'
import { SurfaceListItem } from '#ui/surface'
import { FeedbackReply } from './feedback-answer'
import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { ChoiceSelect } from '#ui/forms/native-fields'
import { LoadError } from '#ui/data-states'
import { PageSpinner } from '#ui/loading-placeholders'
import { DeskHeader } from '../desk-header'

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

const MOST_STARS = 5

const stars = (rating: number) => '★'.repeat(rating) + '☆'.repeat(MOST_STARS - rating)

const timeText = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))

/** A customer's feedback and the order it is about. */
export function FeedbackCard({ feedback }: { readonly feedback: FeedbackWithOrder }) {
  const { at, rating, comment, order } = feedback
  const { timeZone } = useDeskLocation()
  return (
    <SurfaceListItem>
      <Flex justifyContent="space-between" gap="3" flexWrap="wrap">
        <Heading as="h2" size="md">
          <chakra.span role="img" aria-label={`${rating} of ${MOST_STARS} stars`} color="accent.fg">
            {stars(rating)}
          </chakra.span>
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          {timeText(at, timeZone)}
        </Text>
      </Flex>
      <Text mt="2" fontSize="lg" overflowWrap="anywhere">
        {comment || <chakra.span color="fg.muted">No comment</chakra.span>}
      </Text>
      <Box mt="4" pt="3" borderTopWidth="1px" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <chakra.span css={{ '& a': { color: 'accent.fg', textDecoration: 'underline' } }}>
          <Link href={`/orders/${order.id}/tracking`}>Ticket {order.ticketNumber}</Link>
        </chakra.span>{' '}
        · {order.customerName} · {order.orderType} · {order.status} · ${order.total}
        <Text mt="1" mb="3">
          {order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        </Text>
        <Flex gap="3" flexWrap="wrap">
          <FeedbackReply feedback={feedback} timeText={(answeredAt) => timeText(answeredAt, timeZone)} />
          <RefundButton order={{ ...order, lines: [] }} />
        </Flex>
      </Box>
    </SurfaceListItem>
  )
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
    return <PageSpinner />
  }
  const all = data.pages.flatMap(({ entries }) => entries)
  if (all.length === 0) return <Text color="fg.muted">Nobody has said anything yet.</Text>
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
        <ChoiceSelect label="Sequence" value={sort} options={sorts} onChoose={setSort} />
      </Box>
      <FeedbackList sort={sort} />
    </>
  )
}
