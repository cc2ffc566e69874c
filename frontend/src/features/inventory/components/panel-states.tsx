import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'

/** Lines that are on their way. */
export const LinesSkeleton = ({ label, lines = 8 }: { readonly label: string; readonly lines?: number }) => (
  <Box role="status" aria-label={label} display="grid" gap="2">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height="12" borderRadius="lg" />
    ))}
  </Box>
)

export const NotLoaded = ({ what, onRetry }: { readonly what: string; readonly onRetry: () => void }) => (
  <VStack role="alert" gap="4" py="12" textAlign="center">
    <Text color="fg.muted">{what} could not be loaded.</Text>
    <Button variant="outline" onClick={onRetry}>
      Try Again
    </Button>
  </VStack>
)

/** Nothing to show, which is an answer too. */
export const Nothing = ({ children }: { readonly children: string }) => (
  <Text py="10" textAlign="center" color="fg.muted">
    {children}
  </Text>
)
