import { useEffect, useRef } from 'react'
import { formatCents, type Cents } from '#shared/platform/money'
import type { PriceIncrease, PriceReviewState } from './price-review'
import { NoticeBox, noticeListClass } from './rejection-notice'

type PriceReviewNoticeProps = {
  readonly review: Pick<PriceReviewState, 'increases' | 'listed' | 'isDue'>
  /** Whether the server rejected the order because of its prices: the list then shows at once. */
  readonly isRejected: boolean
  readonly totalCents: Cents
}

const formatIncrease = ({ name, cents }: PriceIncrease): string =>
  cents
    ? `${name}: now ${formatCents(cents.is)} (was ${formatCents(cents.was)})`
    : `${name} no longer takes anything off`

/** Lists the prices that rose, above the order button. It receives focus when it opens. */
export function PriceReviewNotice({ review, isRejected, totalCents }: PriceReviewNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const { increases, listed, isDue } = review
  const list = isRejected && isDue ? increases : listed
  const isShown = list !== null
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown, isRejected, listed])
  return (
    <>
      <span className="sr-only" role="status">
        {isDue && !isRejected && 'Prices have changed. Please review the changes before you place the order.'}
      </span>
      <div role="alert">
        {list && (
          <NoticeBox ref={box} title="Prices have changed since you filled your cart.">
            <ul className={noticeListClass}>
              {list.map((increase) => (
                <li key={increase.key}>{formatIncrease(increase)}</li>
              ))}
            </ul>
            Nothing has been ordered yet. Your total is now <strong>{formatCents(totalCents)}</strong>: please place the
            order{isRejected ? ' again' : ''} if that’s OK.
          </NoticeBox>
        )}
      </div>
    </>
  )
}
