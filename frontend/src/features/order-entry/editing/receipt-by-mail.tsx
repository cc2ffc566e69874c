import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { orderEditRoutes } from '#shared/orders/editing/edit-contract'
import { orderRoutes, type Order } from '#shared/orders/contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { useMenu } from '#base/menu/use-menu'
import { TextInput } from '#ui/chakra/controls'
import { toast } from '#ui/toast'
import { restoreLines, toRequestLines, withAgreedPrices } from '../order-draft'

/** Adds an e-mail address to an order, and changes nothing else. */
function useAddEmail(order: Order) {
  const client = useQueryClient()
  const { items: menu } = useMenu()
  return useMutation({
    mutationFn: (email: string) => {
      const { cart } = restoreLines(order.items, menu, { keepsGone: true })
      const lines = toRequestLines(withAgreedPrices(cart, order.items))
      const body = { lines, version: order.version, customerInfo: { email } }
      return callApi(orderEditRoutes.editOrderLines, { params: { orderId: order.id }, body })
    },
    // It also replaces the message of an attempt that failed.
    onSuccess: (_order, email) =>
      toast({ title: 'Your receipt is on its way', description: `We mail it to ${email}.` }),
    onError: (error) => {
      const description = getErrorMessage(error, 'Please try again, or call us.')
      toast({ title: 'Receipt Not Sent', description, type: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: [orderRoutes.getOrder.path] }),
  })
}

/**
 * Offers the receipt by mail to a guest without an address, while the order can be changed. An
 * address that was typed stays: sending it then says why it is too late.
 */
export function ReceiptByMail({ order }: { readonly order: Order }) {
  const fieldId = useId()
  const [email, setEmail] = useState('')
  const { mutate: addEmail, isPending } = useAddEmail(order)
  const { isLoading } = useMenu()
  if (!order.mayEdit && email === '') return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && email.trim() !== '') addEmail(email.trim())
  }
  return (
    <form onSubmit={send}>
      <Text asChild mt="3" mb="1" fontSize="sm" fontWeight="semibold" color="fg">
        <label htmlFor={fieldId}>Your e-mail address, for a receipt</label>
      </Text>
      <Flex gap="3" wrap="wrap">
        <TextInput
          id={fieldId}
          type="email"
          autoComplete="email"
          required
          value={email}
          maxLength={254}
          flex="1"
          minW="12rem"
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" variant="outline" disabled={isLoading} aria-busy={isPending}>
          Mail My Receipt
        </Button>
      </Flex>
    </form>
  )
}
