import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { orderSearchRoutes } from '#shared/kitchen/search-contract'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { orderRoutes, type Order } from '#shared/orders/contract'
import { orderEditRoutes } from '#shared/orders/editing/edit-contract'
import type { OrderTotals } from '#shared/platform/money'
import { ApiError, callApi } from '#base/api/client'
import { sendOnce } from '#base/api/idempotency'
import { orderEditKey } from '#base/storage/storage-keys'
import { usePolicy } from '#base/location/location'
import { toast } from '#ui/toast'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useErrorMessage } from '#base/language/use-words'
import { calculateEditedTotals } from './edit-preview'
import { toRequestLines } from '../order-draft'
import type { ChosenTime } from '../time-choice'

/** Loads the order to edit, with its current version. */
export const useEditableOrder = (orderId: string) =>
  useQuery({
    queryKey: [orderRoutes.getOrder.path, orderId],
    queryFn: () => callApi(orderRoutes.getOrder, { params: { orderId } }),
    refetchOnMount: 'always',
  })

/** The details of an order that can be changed; without a chosen time it stays. */
export type EditedDetails = ChosenTime & {
  readonly name: string
  readonly phone: string
  readonly utensils: boolean
  readonly specialInstructions: string
  /** Of a delivery. */
  readonly address: AddressForm
}

type AddressForm = { readonly street: string; readonly unit: string; readonly city: string; readonly zipCode: string }

/** Returns the address of an order as its fields show it. */
export const toAddressForm = (address: Order['customerInfo']['address']): AddressForm => ({
  street: address?.street ?? '',
  unit: address?.unit ?? '',
  city: address?.city ?? '',
  zipCode: address?.zipCode ?? '',
})

/** Whether a delivery goes elsewhere than it did. */
const isAddressChanged = ({ address }: Pick<EditedDetails, 'address'>, { customerInfo }: Order): boolean =>
  JSON.stringify(address) !== JSON.stringify(toAddressForm(customerInfo.address))

/** Returns what an order will cost with these lines and details. */
export function useEditedTotals(order: Order, cart: Cart, details: EditedDetails): OrderTotals {
  const { delivery } = usePolicy()
  return calculateEditedTotals(order, cart, { delivery, isAddressChanged: isAddressChanged(details, order) })
}

function toDetails(details: EditedDetails, order: Order) {
  const { scheduledFor, name, phone, utensils, specialInstructions, address } = details
  const { customerInfo } = order
  const changed = {
    ...(name !== customerInfo.name && { name }),
    ...(phone !== (customerInfo.phone ?? '') && { phone }),
    ...(isAddressChanged(details, order) && { address }),
  }
  return {
    ...(scheduledFor && { scheduledFor }),
    ...(utensils !== order.utensils && { utensils }),
    ...(specialInstructions !== (order.specialInstructions ?? '') && { specialInstructions }),
    ...(Object.keys(changed).length > 0 && { customerInfo: changed }),
  }
}

/** Saves an edit, only once even if the response is lost. */
export function useEditOrder(orderId: string, onSaved: (order: Order) => void) {
  const { editing: words } = useDialogWords()
  const describe = useErrorMessage()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ order, cart, details }: { order: Order; cart: Cart; details: EditedDetails }) => {
      const body = { lines: toRequestLines(cart), version: order.version, ...toDetails(details, order) }
      return sendOnce(orderEditKey(orderId), body, (headers) =>
        callApi(orderEditRoutes.editOrderLines, { params: { orderId }, body, headers }),
      )
    },
    onSuccess: (order) => {
      const balance = order.balanceDue ? ` ${words.balanceDue(`$${order.balanceDue}`)}` : ''
      toast({ title: words.changed, description: `${words.newTotal(`$${order.total}`)}${balance}` })
      onSaved(order)
    },
    onError: (error) => {
      const isStale = error instanceof ApiError && error.code === 'changed-meanwhile'
      const description = isStale ? words.stale : describe(error, words.failed)
      toast({ title: words.notChanged, description, type: 'error' })
    },
    onSettled: () => {
      for (const { path } of [orderRoutes.getOrder, kitchenRoutes.listTickets, orderSearchRoutes.searchOrders])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
}
