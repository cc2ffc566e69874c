import { Button } from '@chakra-ui/react/button'
import { lazy, Suspense, useState } from 'react'
import { isStaff } from '#shared/accounts/access'
import { useSession } from '#base/session/session'
import { isPaidOnline, type PaidTicket } from './paid-order'

const Dialog = lazy(() => import('./card-refund-dialog').then((module) => ({ default: module.CardRefundDialog })))

/** Lets staff refund a paid order to its card (docs/product/payments.md#refunds). */
export function CardRefundButton({ ticket }: { readonly ticket: PaidTicket }) {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!isStaff(user) || !isPaidOnline(ticket)) return null
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Refund
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog ticket={ticket} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
