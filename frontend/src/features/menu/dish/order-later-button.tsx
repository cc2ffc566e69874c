import { ClockIcon } from 'lucide-react'
import type { MenuItem } from '#shared/menu/contract'
import { formatDateTime } from '#shared/platform/time'
import { orderTimeStore } from '#base/cart/order-time'
import { useOrderType } from '#base/cart/order-type'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { toast } from '#ui/toast'

type OrderLaterProps = { readonly dish: MenuItem; readonly className: string }

/**
 * Chooses the next time at which a dish is offered as the time of the order, so that menu, cart and
 * checkout are for then.
 */
export function OrderLaterButton({ dish, className }: OrderLaterProps) {
  const location = useLocationConfig()
  const policy = usePolicy()
  const orderType = useOrderType()
  const { name, offeredAt } = dish
  if (!offeredAt) return <p className="gone">Not offered now</p>
  const choose = async () => {
    const { findOrderTime } = await import('./find-order-time')
    const at = await findOrderTime(dish, { location, policy, orderType })
    if (at !== undefined) return orderTimeStore.set(at)
    toast({ title: 'Please Choose Another Dish', description: `${name} can't be ordered yet.`, type: 'warning' })
  }
  const time = formatDateTime(offeredAt, location.timeZone)
  return (
    <button type="button" className={className} aria-label={`Order ${name} for ${time}`} onClick={() => void choose()}>
      <ClockIcon /> For {time}
    </button>
  )
}
