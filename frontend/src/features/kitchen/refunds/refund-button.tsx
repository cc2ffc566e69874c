import { Button } from '@chakra-ui/react/button'
import { lazy, Suspense, useState } from 'react'
import { isStaff } from '#shared/accounts/access'
import { useSession } from '#base/session/session'
import type { RefundableOrder } from './use-refund'

const MakeGoodDialog = lazy(() => import('./refund-dialog').then((module) => ({ default: module.RefundDialog })))

/** Lets staff refund a line or an order with a code (docs/product/kitchen.md#refunds). */
export function RefundButton({ order }: { readonly order: RefundableOrder }) {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!isStaff(user)) return null
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Refund
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MakeGoodDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
