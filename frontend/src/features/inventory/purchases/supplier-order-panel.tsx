import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import type { Purchase, Supplier } from '#shared/purchases/contract'
import { createIdempotencyKey } from '#base/api/idempotency'
import { ConfirmDialog } from '#ui/dialog/confirm-dialog'
import {
  areQuantitiesReadable,
  formatOrderLine,
  getOrderQuantity,
  NO_SUPPLIER,
  toOrderLine,
  type OrderQuantities,
  type SupplierOrder,
} from './supplier-orders'
import { SupplierContact } from './supplier-contact'
import { SupplierTable } from './supplier-table'
import { findSupplier, useCreatePurchase, usePurchases } from './use-purchases'

type SendBy = 'mail' | 'print'

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
  const [sendBy, setSendBy] = useState<SendBy | null>(null)
  const ordered = order.rows.filter((row) => getOrderQuantity(row, typed) > 0)
  const isDisabled = isPending || ordered.length === 0 || !areQuantitiesReadable(order, typed)
  const create = (by: SendBy) => {
    const lines = ordered.map((row) => toOrderLine(row, typed))
    mutate({ key: `${key}-${by}`, supplier: order.supplier, note: '', sendBy: by, lines })
  }
  return (
    <Flex className="not-on-paper" justify="flex-end" gap="3" wrap="wrap" mt="3">
      <Button
        variant="outline"
        disabled={isDisabled}
        aria-label={`Order from ${order.supplier} on paper`}
        onClick={() => setSendBy('print')}
      >
        Order and print
      </Button>
      <Button
        disabled={isDisabled || supplier.email === ''}
        aria-label={`Order from ${order.supplier} by mail`}
        onClick={() => setSendBy('mail')}
      >
        Order by mail
      </Button>
      {sendBy && (
        <ConfirmDialog
          title={`Order from ${order.supplier}?`}
          confirmLabel={sendBy === 'mail' ? 'Order by mail' : 'Order and print'}
          keepLabel="Not yet"
          isDestructive={false}
          onConfirm={() => create(sendBy)}
          onClose={() => setSendBy(null)}
        >
          {sendBy === 'mail' ? `The order is mailed to ${supplier.email}:` : 'The order is created and printed:'}
          <Box as="ul" mt="3" listStyle="none" color="fg">
            {ordered.map((row) => (
              <li key={row.stock.id}>{formatOrderLine(row, typed)}</li>
            ))}
          </Box>
        </ConfirmDialog>
      )}
    </Flex>
  )
}

type SupplierOrderPanelProps = Pick<SupplierOrderActionsProps, 'order' | 'typed' | 'onCreated'> & {
  readonly onType: (itemId: number, quantity: string) => void
  readonly onEditContact: (supplier: Supplier) => void
}

/** What to order from one supplier. For admins, with its contact and the ways to order. */
export function SupplierOrderPanel({ order, typed, onType, onEditContact, onCreated }: SupplierOrderPanelProps) {
  const { canOrder, suppliers } = usePurchases()
  if (!canOrder || !suppliers || order.supplier === NO_SUPPLIER)
    return <SupplierTable order={order} typed={typed} onType={onType} />
  const supplier = findSupplier(suppliers.suppliers, order.supplier)
  return (
    <SupplierTable
      order={order}
      typed={typed}
      onType={onType}
      contact={<SupplierContact supplier={supplier} onEdit={() => onEditContact(supplier)} />}
      actions={<SupplierOrderActions order={order} typed={typed} supplier={supplier} onCreated={onCreated} />}
    />
  )
}
