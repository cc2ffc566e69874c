import { isStaff } from '#shared/accounts/access'
import { orderHistoryRoutes } from '#shared/orders/history-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderRoutes } from '#shared/orders/contract'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { guestOrderStore } from '#base/session/device-orders'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '#base/session/session'
import { Surface } from '#ui/chakra/surface'

/** Adds an order that was placed as a guest to the signed-in user's account. */
function useClaimOrder(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(orderRoutes.claimOrder, { params: { orderId } }),
    onSuccess: (order) => {
      client.setQueryData([orderRoutes.getOrder.path, order.id], order)
      void client.invalidateQueries({ queryKey: [orderHistoryRoutes.listOrders.path] })
      toast({ title: 'Order Added to Your Account', description: 'You get its points once it’s completed.' })
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) guestOrderStore.requestClaim(orderId)
      const description = getErrorMessage(error, 'Please reload this page to try again.')
      toast({ title: 'Order Not Added', description, type: 'error' })
    },
  })
}

/**
 * Offers an account to a guest who placed this order, and adds the order to it after sign-in; one
 * who has signed in elsewhere on the site adds it here (docs/product/accounts.md#guest-orders).
 */
export function ClaimOrder({ orderId, isOffered }: { readonly orderId: string; readonly isOffered: boolean }) {
  const { user } = useSession()
  const [, navigate] = useLocation()
  const [isDeclined, setDeclined] = useState(false)
  const { mutate: claim } = useClaimOrder(orderId)
  useEffect(() => {
    if (!user || !guestOrderStore.isClaimWanted(orderId)) return
    guestOrderStore.forgetClaim()
    claim()
  }, [user, orderId, claim])
  const isClaimable = !user || !isStaff(user)
  if (!isOffered || !isClaimable || isDeclined || !guestOrderStore.isMine(orderId)) return null
  const signIn = () => {
    guestOrderStore.requestClaim(orderId)
    navigate(`/login?${new URLSearchParams({ returnTo: `/orders/${orderId}/tracking` }).toString()}`)
  }
  const addOrder = () => {
    guestOrderStore.forgetClaim()
    claim()
  }
  return (
    <Surface aria-labelledby="claim-title" borderColor="accent.fg" mt="6">
      <Heading as="h2" size="md" id="claim-title">
        {user ? 'Add this order to your account?' : 'Keep this order in an account?'}
      </Heading>
      <Text mt="2" mb="4" color="fg.muted">
        {user ? 'You placed it before you signed in. Then it' : 'Create an account or sign in: this order joins it,'}{' '}
        earns points, and can be ordered again with one tap.
      </Text>
      <Flex gap="3" wrap="wrap">
        {user ? (
          <Button onClick={addOrder}>Add Order</Button>
        ) : (
          <Button onClick={signIn}>Create Account or Sign In</Button>
        )}
        <Button variant="ghost" onClick={() => setDeclined(true)}>
          No, thanks
        </Button>
      </Flex>
    </Surface>
  )
}
