import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { giftCardRoutes } from '#shared/gift-cards/contract'
import { formatDecimal } from '#shared/platform/money'
import { callApi, getErrorMessage } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { ContentSkeleton } from '#ui/loading-placeholders'
import { Surface } from '#ui/chakra/surface'
import './gift-cards.css'

type OpenedCardProps = { readonly code: string }

/** Returns a card's balance and greeting. The call counts as a try, so it is not repeated. */
function useGiftCard(code: string) {
  return useQuery({
    queryKey: [giftCardRoutes.getGiftCardGreeting.path, code],
    queryFn: () => callApi(giftCardRoutes.getGiftCardGreeting, { params: { code } }),
    retry: false,
    staleTime: Infinity,
  })
}

/** The card of a code, to read and to print. */
export function OpenedCard({ code }: OpenedCardProps) {
  const { fullName } = useLocationConfig()
  const { data, error } = useGiftCard(code)
  if (error)
    return (
      <Surface role="alert">{getErrorMessage(error, 'Your card could not be opened. Please try again later.')}</Surface>
    )
  if (!data) return <ContentSkeleton />
  const { balance, amount, from, to, message } = data
  return (
    <Box>
      <section className="gift-card" aria-label="Gift card">
        <p className="gift-card-place">{fullName}</p>
        <p className="gift-card-amount">{formatDecimal(amount)}</p>
        <p className="gift-card-code">{code}</p>
        {to && <p>For {to}</p>}
        {message && <p className="gift-card-message">{message}</p>}
        {from && <p>From {from}</p>}
        <p className="gift-card-terms">Enter the code at the checkout of our site. It never expires.</p>
      </section>
      <Text mt="4" role="status" className="not-on-paper">
        Balance: <strong>{formatDecimal(balance)}</strong>
      </Text>
      <Flex mt="4" gap="3" wrap="wrap" className="not-on-paper">
        <Button asChild>
          <Link href="/menu">Order now</Link>
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
      </Flex>
    </Box>
  )
}
