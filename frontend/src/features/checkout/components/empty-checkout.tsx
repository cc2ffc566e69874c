import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { VStack } from '@chakra-ui/react/stack'
import { Link } from 'wouter'

export const EmptyCheckout = () => (
  <VStack minH="50dvh" justify="center" gap="4" px="4" py="16" textAlign="center">
    <Heading as="h1" size="xl">
      Your cart is empty
    </Heading>
    <Text color="fg.muted">The grill is hot. Choose something for it.</Text>
    <Button asChild size="lg">
      <Link href="/menu">Browse Menu</Link>
    </Button>
  </VStack>
)
