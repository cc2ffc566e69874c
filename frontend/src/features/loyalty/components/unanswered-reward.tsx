import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Text } from '@chakra-ui/react/text'

type UnansweredRewardProps = { readonly name: string; readonly onRetry: () => void }

/** A reward whose points may have been taken: the way to its code, however few points are left. */
export const PendingRedemptionNotice = ({ name, onRetry }: UnansweredRewardProps) => (
  <Box role="status" p="4" mb="6" bg="warning.subtle" borderWidth="1px" borderColor="warning" borderRadius="xl">
    <Text color="warning.fg">We did not hear back about {name}. Asking again takes its points only once.</Text>
    <Button mt="3" size="sm" onClick={onRetry}>
      Try Again
    </Button>
  </Box>
)
