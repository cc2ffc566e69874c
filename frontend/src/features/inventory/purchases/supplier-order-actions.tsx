import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import type { Purchase, Supplier } from '#shared/purchases/contract'
import { createIdempotencyKey } from '#base/api/idempotency'
import { getOrderQuantity, type OrderQuantities, type SupplierOrder } from './supplier-orders'
import { useCreatePurchase } from './use-purchases'

type SupplierOrderActionsProps = {
  readonly order: SupplierOrder
  readonly typed: OrderQuantities
  readonly supplier: Supplier
  readonly onCreated: (purchase: Purchase) => void
}

/** Creates a purchase order to a supplier, by mail or on paper. */
export function SupplierOrderActions({ order, typed, supplier, onCreated }: SupplierOrderActionsProps) {
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
