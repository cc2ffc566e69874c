import { Button } from '@chakra-ui/react/button'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'

export const LoyaltyUnreachable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <VStack role="alert" gap="4" py="12" textAlign="center">
    <Text color="fg.muted">Your rewards could not be loaded. Your points are safe.</Text>
    <Button variant="outline" onClick={onRetry}>
      Try Again
    </Button>
  </VStack>
)
