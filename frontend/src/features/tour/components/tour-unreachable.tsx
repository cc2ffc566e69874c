import { Button } from '@chakra-ui/react/button'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'

export const TourUnreachable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <VStack role="alert" gap="4" py="12" textAlign="center">
    <Text color="fg.muted">Your tour could not be loaded. What you have earned is safe.</Text>
    <Button variant="outline" onClick={onRetry}>
      Try Again
    </Button>
  </VStack>
)
