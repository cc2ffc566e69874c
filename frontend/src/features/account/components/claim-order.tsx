import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useSession } from '#base/session/session'
import { Surface } from '#base/components/surface'
import { guestOrderStore } from '#base/session/guest-order'
import { useClaimOrder } from '../api/use-claim-order'

/**
 * After ordering as a guest: an account is offered, last of all and not for what was cancelled, and
 * the order joins it (docs/product/accounts.md#a-guests-order).
 */
export function ClaimOrder({ orderId, isOffered }: { readonly orderId: string; readonly isOffered: boolean }) {
  const { user } = useSession()
  const [, navigate] = useLocation()
  const [isDeclined, setDeclined] = useState(false)
  const { mutate: claim } = useClaimOrder(orderId)
  useEffect(() => {
    if (!user || !guestOrderStore.isClaimWanted(orderId)) return
    guestOrderStore.claimDone()
    claim()
  }, [user, orderId, claim])
  if (!isOffered || user || isDeclined || !guestOrderStore.isMine(orderId)) return null
  const signIn = () => {
    guestOrderStore.wantClaim(orderId)
    navigate(`/login?${new URLSearchParams({ returnTo: `/orders/${orderId}/tracking` }).toString()}`)
  }
  return (
    <Surface aria-labelledby="claim-title" borderColor="accent.fg" mt="6">
      <Heading as="h2" size="md" id="claim-title">
        Keep this order in an account?
      </Heading>
      <Text mt="2" mb="4" color="fg.muted">
        Create an account or sign in: this order joins it, earns points, and can be ordered again with one tap.
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button onClick={signIn}>Create Account or Sign In</Button>
        <Button variant="ghost" onClick={() => setDeclined(true)}>
          No, thanks
        </Button>
      </Flex>
    </Surface>
  )
}
