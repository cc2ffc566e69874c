import { Box } from '@chakra-ui/react/box'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Text } from '@chakra-ui/react/text'

/** Lines that are on their way. */
export const LinesSkeleton = ({ label, lines = 8 }: { readonly label: string; readonly lines?: number }) => (
  <Box role="status" aria-label={label} display="grid" gap="2">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height="12" borderRadius="lg" />
    ))}
  </Box>
)

/** Nothing to show, which is an answer too. */
export const EmptyList = ({ children }: { readonly children: string }) => (
  <Text py="10" textAlign="center" color="fg.muted">
    {children}
  </Text>
)
