import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'

/**
 * What stands in front of the training tour for those who aren't signed in
 * (docs/product/training.md#who-sees-it).
 */
export const SignInNotice = () => (
  <chakra.section bg="bg.inset" borderBottomWidth="1px" aria-label="Training tour">
    <Flex
      maxW="6xl"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py="6"
      gap="4"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
    >
      <chakra.div>
        <Heading as="h2" size="md">
          Authentication Required
        </Heading>
        <chakra.p mt="1" color="fg.muted">
          Please log in to start your Hibachi Mastery tour!
        </chakra.p>
      </chakra.div>
      <Button asChild>
        <Link href="/login">Login</Link>
      </Button>
    </Flex>
  </chakra.section>
)
