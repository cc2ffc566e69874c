import { Button } from '#ui/chakra/button'
import { useLocationConfig } from '#base/location/location'
import { copyText } from '#ui/share'
import type { Toast } from '#ui/toast'
import {
  areQuantitiesReadable,
  formatSupplierOrders,
  type OrderQuantities,
  type SupplierOrder,
} from './supplier-orders'

const copied: Toast = { title: 'Order list copied' }

const refused: Toast = {
  title: 'Not copied',
  description: 'This browser does not allow it. Please print the list.',
  type: 'error',
}

type OrderListActionsProps = {
  readonly orders: readonly SupplierOrder[]
  readonly typed: OrderQuantities
  readonly date: string
}

/** Copies the whole list as a message, or prints it. */
export function OrderListActions({ orders, typed, date }: OrderListActionsProps) {
  const { fullName } = useLocationConfig()
  return (
    <>
      <Button
        variant="outline"
        disabled={!orders.every((order) => areQuantitiesReadable(order, typed))}
        onClick={() => void copyText(formatSupplierOrders(orders, typed, fullName, date), copied, refused)}
      >
        Copy list
      </Button>
      <Button variant="outline" onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}
