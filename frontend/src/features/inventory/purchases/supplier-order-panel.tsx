import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import type { Purchase, Supplier } from '#shared/purchases/contract'
import { createIdempotencyKey } from '#base/api/idempotency'
import { NO_SUPPLIER, getOrderQuantity, type OrderQuantities, type SupplierOrder } from './supplier-orders'
import { SupplierContact } from './supplier-contact'
import { SupplierTable } from './supplier-table'
import { findSupplier, useCreatePurchase, usePurchases } from './use-purchases'

type SupplierOrderActionsProps = {
  readonly order: SupplierOrder
  readonly typed: OrderQuantities
  readonly supplier: Supplier
  readonly onCreated: (purchase: Purchase) => void
}

/** Creates a purchase order to a supplier, by mail or on paper. */
function SupplierOrderActions({ order, typed, supplier, onCreated }: SupplierOrderActionsProps) {
  const [key, setKey] = useState(createIdempotencyKey)
  const { mutate, isPending } = useCreatePurchase((purchase) => {
    setKey(createIdempotencyKey())
    onCreated(purchase)
  })
  const lines = order.rows.flatMap((row) => {
    const quantity = getOrderQuantity(row, typed)
    return quantity > 0 ? [{ itemId: row.stock.item.id, quantity: quantity.toFixed(2) }] : []
  })
  const isDisabled = isPending || lines.length === 0
  const create = (sendBy: 'mail' | 'print') =>
    mutate({ key: `${key}-${sendBy}`, supplier: order.supplier, note: '', sendBy, lines })
  return (
    <Flex className="not-on-paper" justify="flex-end" gap="3" wrap="wrap" mt="3">
      <Button
        variant="outline"
        disabled={isDisabled}
        aria-label={`Order from ${order.supplier} on paper`}
        onClick={() => create('print')}
      >
        Order and print
      </Button>
      <Button
        disabled={isDisabled || supplier.email === ''}
        aria-label={`Order from ${order.supplier} by mail`}
        onClick={() => create('mail')}
      >
        Order by mail
      </Button>
    </Flex>
  )
}

type SupplierOrderPanelProps = Pick<SupplierOrderActionsProps, 'order' | 'typed' | 'onCreated'> & {
  readonly onType: (itemId: number, quantity: string) => void
}

/** What to order from one supplier. For admins, with its contact and the ways to order. */
export function SupplierOrderPanel({ order, typed, onType, onCreated }: SupplierOrderPanelProps) {
  const { canOrder, suppliers } = usePurchases()
  if (!canOrder || !suppliers || order.supplier === NO_SUPPLIER)
    return <SupplierTable order={order} typed={typed} onType={onType} />
  const supplier = findSupplier(suppliers.suppliers, order.supplier)
  return (
    <SupplierTable
      order={order}
      typed={typed}
      onType={onType}
      contact={<SupplierContact supplier={supplier} />}
      actions={<SupplierOrderActions order={order} typed={typed} supplier={supplier} onCreated={onCreated} />}
    />
  )
}
