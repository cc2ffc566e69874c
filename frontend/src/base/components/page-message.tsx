import { Heading } from '@chakra-ui/react/heading'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'

type PageMessageProps = { readonly title: string; readonly children: ReactNode; readonly action: ReactNode }

/** A page that has only one thing to say, and where to go from there. */
export const PageMessage = ({ title, children, action }: PageMessageProps) => (
  <VStack minH="70dvh" justify="center" gap="4" px="4" py="16" textAlign="center">
    <Heading as="h1" size="xl">
      {title}
    </Heading>
    <Text color="fg.muted" overflowWrap="anywhere">
      {children}
    </Text>
    {action}
  </VStack>
)
