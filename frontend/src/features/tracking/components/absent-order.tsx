import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

type MessageProps = { readonly title: string; readonly children: ReactNode; readonly action: ReactNode }

const Message = ({ title, children, action }: MessageProps) => (
  <VStack minH="50dvh" justify="center" gap="4" px="4" py="16" textAlign="center">
    <Heading as="h1" size="xl">
      {title}
    </Heading>
    <Text color="fg.muted" overflowWrap="anywhere">
      {children}
    </Text>
    {action}
  </VStack>
)

export const OrderNotFound = ({ orderId }: { readonly orderId: string }) => (
  <Message
    title="Order Not Found"
    action={
      <Button asChild>
        <Link href="/menu">Return to Menu</Link>
      </Button>
    }
  >
    We couldn&apos;t find an order with ID #{orderId}
  </Message>
)

export const OrderUnreachable = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Message title="We can't reach the kitchen" action={<Button onClick={onRetry}>Try Again</Button>}>
    Your order is safe. Please check your connection.
  </Message>
)

export const TrackingSkeleton = () => (
  <Box
    maxW="6xl"
    mx="auto"
    px={{ base: '4', md: '8' }}
    py={{ base: '8', md: '14' }}
    role="status"
    aria-label="Loading your order"
  >
    <Skeleton height="12" width="60%" />
    <Grid mt="8" gap="6" templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22rem' }}>
      <Skeleton height="80" borderRadius="2xl" />
      <Skeleton height="80" borderRadius="2xl" />
    </Grid>
  </Box>
)
