import { Box } from '@chakra-ui/react/box'
import { Heading } from '#ui/chakra/heading'
import { QrCode } from '@chakra-ui/react/qr-code'
import { Skeleton } from '#ui/chakra/skeleton'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useQuery } from '@tanstack/react-query'
import { groupDefaults } from '#shared/locations/group'
import { createAppSecret } from '#base/session/user-pool'
import { CopyField } from '#ui/copy-field'
import { LoadError } from '#ui/data-states'
import { AppCodeForm } from './app-code-form'

/** The code is dark on white in both color schemes, so that cameras read it. */
const QrImage = ({ link }: { readonly link: string }) => (
  <Box bg="white" p="4" borderRadius="lg" width="14rem" role="img" aria-label="QR code for your authenticator app">
    <QrCode.Root value={link} unstyled>
      <QrCode.Frame width="100%" height="auto" fill="black">
        <QrCode.Pattern />
      </QrCode.Frame>
    </QrCode.Root>
  </Box>
)

/**
 * Sets up an authenticator app, which admins need (docs/product/team.md#one-time-codes). The user
 * then signs in again with a code.
 */
export function SetUpApp({ onDone }: { readonly onDone: () => void }) {
  const {
    data: secret,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['app-secret'],
    queryFn: () => createAppSecret(groupDefaults.brand),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  if (isError)
    return (
      <LoadError onRetry={() => void refetch()}>
        The key could not be created. Please sign in again in this tab.
      </LoadError>
    )
  if (!secret) return <Skeleton height="96" borderRadius="xl" role="status" aria-label="Loading" />
  return (
    <VStack align="flex-start" gap="5">
      <Heading as="h2" size="md">
        Set up your authenticator app
      </Heading>
      <Text>
        From then on you sign in with a code. Scan this with an authenticator app on your phone, or enter the key in it.
      </Text>
      <QrImage link={secret.link} />
      <CopyField label="Key" text={secret.text} button="Copy" copied={{ title: 'The key is on the clipboard' }} />
      <AppCodeForm onDone={onDone} />
    </VStack>
  )
}
