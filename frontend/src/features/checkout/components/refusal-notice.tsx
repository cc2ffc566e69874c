import { Box } from '@chakra-ui/react/box'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { formatCents } from '#shared/rules/money'
import type { PriceChange, OrderRejection } from '../refusal'
import { OrderLaterButton } from './later-instead'
import { NoticeBox } from './notice-box'
import { UnavailableDishes } from './unavailable-dishes'

type RefusalNoticeProps = { readonly refusal: OrderRejection | null; readonly onSettled: () => void }

const Changes = ({ changes }: { readonly changes: readonly PriceChange[] }) => (
  <Box as="ul" my="2" ps="5" listStyleType="disc">
    {changes.map(({ key, name, wasCents, isCents }) => (
      <li key={key}>
        {name}: now {formatCents(isCents)} (was {formatCents(wasCents)})
      </li>
    ))}
  </Box>
)

function sentenceOf(refusal: OrderRejection, onSettled: () => void): { title: string; more: ReactNode } | null {
  switch (refusal.kind) {
    case 'price-changed':
      return {
        title: 'Prices have changed since you filled your cart.',
        more: (
          <>
            <Changes changes={refusal.changes} />
            Nothing has been ordered yet. Your total is now <strong>${refusal.total}</strong>: please place the order
            again if that is fine.
          </>
        ),
      }
    case 'unavailable':
      return {
        title: refusal.dishes.every(({ left }) => left === 0) ? 'Sold out just now:' : 'Not enough left right now for:',
        more: <UnavailableDishes dishes={refusal.dishes} onSettled={onSettled} />,
      }
    case 'told':
      return { title: refusal.detail, more: refusal.mayStand ? null : 'Nothing has been ordered yet.' }
    case 'paused':
      return { title: refusal.detail, more: <OrderLaterButton /> }
    case 'ordered-elsewhere':
      return {
        title: 'An earlier order of yours has reached us already.',
        more: 'Please send this one only if you want it as well.',
      }
    case 'fields':
      return { title: 'Please look at the marked fields.', more: 'Nothing has been ordered yet.' }
    case 'failed':
      return {
        title: 'We did not hear back about your order.',
        more: 'Your cart is safe. Sending it again cannot make a second order, even if you change something first.',
      }
  }
}

/** Why the order was not taken and what to do now; it takes the focus, so that nobody misses it. */
export function RejectionNotice({ refusal, onSettled }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const takesFocus = refusal !== null && refusal.kind !== 'fields'
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus, refusal])
  const said = refusal && sentenceOf(refusal, onSettled)
  return (
    <div role="alert">
      {said && (
        <NoticeBox ref={box} title={said.title}>
          {said.more}
        </NoticeBox>
      )}
    </div>
  )
}
