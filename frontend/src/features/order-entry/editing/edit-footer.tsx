import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { getPhoneUrl } from '#shared/accounts/phone'
import type { Cart } from '#shared/orders/cart/cart-lines'
import type { Order } from '#shared/orders/contract'
import type { OrderTotals } from '#shared/platform/money'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useLocationConfig } from '#base/location/location'
import { DialogFooter } from '#ui/chakra/dialog'
import { copyText } from '#ui/share'
import { EditConsequence } from './edit-outcome'
import type { EditedDetails } from './use-edit-order'

/** Why the guest can't save: the kitchen was faster. */
function describeObstacle({ status }: Pick<Order, 'status'>): string {
  if (status === 'cancelled') return 'This order was canceled'
  if (status === 'pending') return 'This order can no longer be changed here'
  return 'The kitchen has accepted this order'
}

/** What the guest wanted, to read out on the phone. */
const formatWishes = (cart: Cart, { specialInstructions }: EditedDetails): string =>
  [
    ...cart.map(({ quantity, name, notes }) => `${quantity} ${name}${notes ? ` (${notes})` : ''}`),
    specialInstructions.trim(),
  ]
    .filter(Boolean)
    .join('\n')

type TooLateProps = Pick<EditFooterProps, 'order' | 'cart' | 'details' | 'onClose'>

function TooLate({ order, cart, details, onClose }: TooLateProps) {
  const { phone } = useLocationConfig()
  const copied = { title: 'Copied', description: 'Read it to us on the phone.' }
  return (
    <DialogFooter flexWrap="wrap">
      <Box role="alert" flexBasis="100%" fontWeight="semibold" color="warning.fg">
        {describeObstacle(order)}, so nothing was changed. Call us at <a href={getPhoneUrl(phone)}>{phone}</a>.
      </Box>
      <Button variant="outline" onClick={() => void copyText(formatWishes(cart, details), copied)}>
        Copy My Changes
      </Button>
      <Button onClick={onClose}>Close</Button>
    </DialogFooter>
  )
}

type EditFooterProps = {
  readonly order: Order
  readonly cart: Cart
  readonly details: EditedDetails
  readonly totals: OrderTotals
  readonly isComplete: boolean
  readonly isPending: boolean
  /** Whether its guest can no longer change the order. */
  readonly isTooLate: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

/** Saves an edit, or says to the guest that it is too late. */
export function EditFooter({ isTooLate, totals, isComplete, isPending, onSave, ...props }: EditFooterProps) {
  const { editing: words } = useDialogWords()
  if (isTooLate) return <TooLate {...props} />
  return (
    <DialogFooter flexWrap="wrap">
      <EditConsequence order={props.order} totals={totals} />
      <Button variant="outline" disabled={isPending} onClick={props.onClose}>
        {words.keep}
      </Button>
      <Button disabled={!isComplete || isPending} aria-busy={isPending} onClick={onSave}>
        {isPending ? words.saving : words.save}
      </Button>
    </DialogFooter>
  )
}
