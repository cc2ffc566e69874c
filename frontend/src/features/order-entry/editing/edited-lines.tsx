import type { Cart } from '#shared/orders/cart/cart-lines'
import { MenuTime } from '#base/menu/menu-time'
import { OrderLinesEditor } from '../order-lines-editor'
import { OwnLines } from './own-lines'

type EditedLinesProps = {
  /** Whether the guest changes it, who knows the cart and not the staff's entry. */
  readonly isOwn: boolean
  readonly cart: Cart
  /** The same lines with the prices to show. */
  readonly priced: Cart
  /** The time of the order, ISO; empty for as soon as possible. */
  readonly scheduledFor: string
  readonly specialInstructions: string
  readonly onChange: (cart: Cart) => void
}

/** The lines of a placed order that is changed. */
export const EditedLines = ({ isOwn, scheduledFor, specialInstructions, ...lines }: EditedLinesProps) =>
  isOwn ? (
    <MenuTime value={scheduledFor}>
      <OwnLines {...lines} />
    </MenuTime>
  ) : (
    <OrderLinesEditor scheduledFor={scheduledFor} specialInstructions={specialInstructions} isPlaced {...lines} />
  )
