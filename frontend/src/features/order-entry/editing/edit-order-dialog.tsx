import { Box } from '@chakra-ui/react/box'
import { Skeleton } from '#ui/chakra/skeleton'
import { useState } from 'react'
import type { Cart } from '#shared/orders/cart/cart-lines'
import type { Order } from '#shared/orders/contract'
import { keepAllergyNotes } from '#shared/orders/editing/edited-allergies'
import type { MenuItem } from '#shared/menu/contract'
import { MenuTime } from '#base/menu/menu-time'
import { useMenu } from '#base/menu/use-menu'
import { Dialog, DialogBody } from '#ui/chakra/dialog'
import { useDialogWords } from '#base/language/use-dialog-words'
import { EditDetailsFields } from './edit-details-fields'
import { EditFooter } from './edit-footer'
import { EditOutcome } from './edit-outcome'
import { restoreLines, withAgreedPrices } from '../order-draft'
import { EditedLines } from './edited-lines'
import { isTimeMissing, NO_CHOSEN_TIME } from '../time-choice'
import { toAddressForm, useEditedTotals, useEditOrder, useEditableOrder, type EditedDetails } from './use-edit-order'

type EditFormProps = {
  readonly order: Order
  readonly menu: readonly MenuItem[]
  /** Whether the guest who ordered changes it, who knows the cart and not the staff's entry. */
  readonly isOwn: boolean
  readonly onClose: () => void
}

function EditForm({ order, menu, isOwn, onClose }: EditFormProps) {
  const { editing: words } = useDialogWords()
  const { customerInfo } = order
  const [restored] = useState(() => restoreLines(order.items, menu, { keepsGone: true }))
  const [cart, setCart] = useState<Cart>(restored.cart)
  const [details, setDetails] = useState<EditedDetails>({
    ...NO_CHOSEN_TIME,
    name: customerInfo.name,
    phone: customerInfo.phone ?? '',
    utensils: order.utensils,
    specialInstructions: order.specialInstructions ?? '',
    address: toAddressForm(customerInfo.address),
  })
  const priced = withAgreedPrices(cart, order.items)
  const totals = useEditedTotals(order, priced, details)
  const { mutate, isPending } = useEditOrder(order.id, onClose)
  const isTooLate = isOwn && !order.mayEdit && !isPending
  const change = (changes: Partial<EditedDetails>) => setDetails((before) => ({ ...before, ...changes }))
  const changeLines = (next: Cart) => {
    setCart(next)
    change({ specialInstructions: keepAllergyNotes(details.specialInstructions, cart, next) })
  }
  return (
    <>
      <DialogBody display="grid" gap="4">
        {restored.gone.length > 0 && (
          <Box role="status" p="3" bg="warning.subtle" color="warning.fg" borderRadius="lg">
            {words.gone(restored.gone.join(', '))}
          </Box>
        )}
        <EditedLines
          isOwn={isOwn}
          cart={cart}
          scheduledFor={details.scheduledFor || (order.scheduledFor ?? '')}
          priced={priced}
          specialInstructions={details.specialInstructions}
          onChange={changeLines}
        />
        <EditDetailsFields order={order} cart={priced} details={details} isOwn={isOwn} onChange={change} />
        {!isTooLate && <EditOutcome order={order} totals={totals} />}
      </DialogBody>
      <EditFooter
        order={order}
        cart={priced}
        details={details}
        totals={totals}
        isComplete={cart.length > 0 && !isTimeMissing(details)}
        isPending={isPending}
        isTooLate={isTooLate}
        onSave={() => mutate({ order, cart: priced, details })}
        onClose={onClose}
      />
    </>
  )
}

const Loading = () => (
  <DialogBody role="status" aria-label={useDialogWords().editing.loading}>
    <Skeleton height="40" />
  </DialogBody>
)

/** The form, once the menu of the order's time has loaded. It stays with what was typed. */
function LoadedForm(props: Omit<EditFormProps, 'menu'>) {
  const { items, isLoading, isOutdated } = useMenu()
  const [isReady, setReady] = useState(false)
  if (!isReady && !isLoading && !isOutdated) setReady(true)
  return isReady ? <EditForm {...props} menu={items} /> : <Loading />
}

type EditOrderDialogProps = {
  readonly orderId: string
  readonly ticketNumber: number
  readonly isOwn?: boolean
  readonly onClose: () => void
}

/** Changes a placed order's lines, time and contact. */
export function EditOrderDialog({ orderId, ticketNumber, isOwn = false, onClose }: EditOrderDialogProps) {
  const { editing: words } = useDialogWords()
  const { data: order, isFetchedAfterMount } = useEditableOrder(orderId)
  return (
    <Dialog title={words.title(ticketNumber)} size="xl" closeOnInteractOutside={false} onClose={onClose}>
      {order && isFetchedAfterMount ? (
        <MenuTime value={order.scheduledFor ?? ''}>
          {/* Another edit shows its result. A new stage leaves what was typed. */}
          <LoadedForm key={order.edits?.length ?? 0} order={order} isOwn={isOwn} onClose={onClose} />
        </MenuTime>
      ) : (
        <Loading />
      )}
    </Dialog>
  )
}
