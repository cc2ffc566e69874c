import { Box } from '@chakra-ui/react/box'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useEffect, useRef } from 'react'
import { formatCents } from '#shared/platform/money'
import type { Cents } from '#shared/platform/money'
import type { PriceIncrease, PriceReviewState } from './price-review'
import { NoticeBox } from './rejection-notice'

type PriceReviewNoticeProps = {
  readonly review: Pick<PriceReviewState, 'rises' | 'listed' | 'isDue'>
  /** Whether the server refused the order for its prices: then the list shows at once. */
  readonly isRefused: boolean
  readonly totalCents: Cents
}

const wordsOf = ({ name, cents }: PriceIncrease): string =>
  cents ? `${name}: now ${formatCents(cents.is)} (was ${formatCents(cents.was)})` : `${name} takes nothing off any more`

/** Lists the prices that rose, above the button; it takes the focus as it opens. */
export function PriceReviewNotice({ review, isRefused, totalCents }: PriceReviewNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const { rises, listed, isDue } = review
  const list = isRefused && isDue ? rises : listed
  const isShown = list !== null
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown, isRefused, listed])
  return (
    <>
      <VisuallyHidden role="status">
        {isDue && !isRefused && 'Prices have changed. Please review the changes before you place the order.'}
      </VisuallyHidden>
      <div role="alert">
        {list && (
          <NoticeBox ref={box} title="Prices have changed since you filled your cart.">
            <Box as="ul" my="2" ps="5" listStyleType="disc">
              {list.map((rise) => (
                <li key={rise.key}>{wordsOf(rise)}</li>
              ))}
            </Box>
            Nothing has been ordered yet. Your total is now <strong>{formatCents(totalCents)}</strong>: please place the
            order{isRefused ? ' again' : ''} if that is fine.
          </NoticeBox>
        )}
      </div>
    </>
  )
}
