import { PhoneIcon } from 'lucide-react'
import type { MenuItem } from '#shared/contract/menu'
import { MAX_LINE_QUANTITY } from '#shared/contract/orders'
import { isMarketPrice } from '#shared/rules/menu-listing'
import { formatCents } from '#shared/rules/money'
import type { Cents } from '#shared/rules/money'
import { useLocationConfig } from '#base/location/location'
import { QuantityStepper } from './stepper'

type SheetFootProps = {
  readonly dish: MenuItem
  readonly quantity: number
  readonly totalCents: Cents
  readonly isUpdate: boolean
  readonly onQuantity: (quantity: number) => void
  readonly onPut: () => void
}

/** Always in sight: how many, what it comes to, and the way to have it. */
export function DishSheetFooter({ dish, quantity, totalCents, isUpdate, onQuantity, onPut }: SheetFootProps) {
  const { phone } = useLocationConfig()
  if (isMarketPrice(dish)) {
    return (
      <div className="foot">
        <p>Today’s price by phone</p>
        <a className="put" href={`tel:${phone}`} aria-label={`Call ${phone} to order ${dish.name}`}>
          <PhoneIcon /> {phone}
        </a>
      </div>
    )
  }
  if (!dish.isAvailable) {
    return (
      <div className="foot">
        <p className="gone">Sold out today</p>
      </div>
    )
  }
  const total = formatCents(totalCents)
  return (
    <div className="foot">
      <QuantityStepper name={dish.name} count={quantity} least={1} most={MAX_LINE_QUANTITY} onChange={onQuantity} />
      <button type="button" className="put" onClick={onPut}>
        {isUpdate ? `Update · ${total}` : `Add ${quantity} · ${total}`}
      </button>
    </div>
  )
}
