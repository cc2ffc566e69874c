import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'
import { isOpenReview } from '#shared/feedback/feedback'
import { useNow } from '#base/browser/use-now'
import { useFeedback } from '../feedback/feedback-section'
import { deskPaths } from '../paths'
import { TodayNotice } from './unavailable-panels'

const SHOWN_DAYS = 7
const DAY_MS = 86_400_000

/** Bad reviews of the last days that wait for an answer or a refund. */
export function BadReviewsPanel() {
  const since = new Date(useNow().getTime() - SHOWN_DAYS * DAY_MS).toISOString()
  const pages = useFeedback('newest').data?.pages ?? []
  const waiting = pages.flatMap(({ entries }) => entries).filter((review) => review.at >= since && isOpenReview(review))
  if (waiting.length === 0) return null
  return (
    <TodayNotice aria-label="Bad reviews">
      <strong>{waiting.length === 1 ? 'A guest was unhappy' : `${waiting.length} guests were unhappy`}</strong>
      {waiting.map(({ id, rating, comment, order }) => (
        <p key={id}>
          {[rating === 1 ? '1 star' : `${rating} stars`, `ticket ${order.ticketNumber}`, order.customerName]
            .filter(Boolean)
            .join(', ')}
          : {comment || 'no comment'}
        </p>
      ))}
      <menu>
        <li>
          <Button asChild variant="outline">
            <Link href={deskPaths.feedback}>Answer or refund</Link>
          </Button>
        </li>
      </menu>
    </TodayNotice>
  )
}
