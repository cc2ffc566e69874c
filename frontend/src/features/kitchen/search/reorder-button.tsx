import { Button } from '#ui/chakra/button'
import { useLocation } from 'wouter'
import type { FoundOrder } from '#shared/kitchen/search-contract'
import { useMenu } from '#base/menu/use-menu'
import { restoreLines, startReorder } from '#features/order-entry'
import { useDialogWords } from '#base/language/use-dialog-words'

/** Opens the phone order page with the dishes and the contact of an earlier order. */
export function ReorderButton({ order }: { readonly order: FoundOrder }) {
  const { reorder: label } = useDialogWords().search
  const { items: menu, isLoading } = useMenu()
  const [, navigate] = useLocation()
  const reorder = () => {
    const { name, phone = '' } = order.customerInfo
    // The names of a group order's guests are not the caller's.
    const cart = restoreLines(order.items, menu).cart.map(({ for: _name, ...line }) => line)
    startReorder({ cart, contact: { name, phone } })
    navigate('/kitchen/phone-order')
  }
  return (
    <Button variant="outline" disabled={isLoading} onClick={reorder}>
      {label}
    </Button>
  )
}
