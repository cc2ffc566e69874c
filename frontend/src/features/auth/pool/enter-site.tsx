import { Button } from '@chakra-ui/react/button'
import { HStack } from '@chakra-ui/react/stack'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Text } from '@chakra-ui/react/text'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getErrorMessage } from '#base/api/api-error'
import { loadSession } from '#base/session/session'
import { toast } from '#base/components/toast'
import { exchangeIdToken } from '#base/session/trade'

type EnterSiteProps = { readonly onOther: () => void }

/**
 * From the pool into the site: the token is traded for the session; the login page then leads on.
 */
export function CompleteSignIn({ onOther }: EnterSiteProps) {
  const { mutate, error } = useMutation({
    mutationFn: () => exchangeIdToken({ isRenewed: false }),
    onSuccess: async (user) => {
      if (!user) return onOther()
      await loadSession()
      toast({ title: 'Logged in successfully!' })
    },
  })
  useEffect(() => mutate(), [mutate])

  if (!error) return <Skeleton height="64" borderRadius="xl" role="status" aria-label="Signing you in" />
  return (
    <>
      <Text role="alert" color="danger.fg">
        {getErrorMessage(error, 'You could not be signed in. Please try again.')}
      </Text>
      <HStack mt="5" gap="3" flexWrap="wrap">
        <Button onClick={() => mutate()}>Try Again</Button>
        <Button variant="outline" onClick={onOther}>
          Use Another Account
        </Button>
      </HStack>
    </>
  )
}
