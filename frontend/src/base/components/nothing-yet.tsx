import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'

type NothingYetProps = { readonly title: string; readonly children: ReactNode; readonly action: ReactNode }

/** A list that has nothing in it so far: what would fill it, and the way there. */
export const EmptyState = ({ title, children, action }: NothingYetProps) => (
  <VStack gap="2" py="10" textAlign="center">
    <Text fontWeight="semibold">{title}</Text>
    <Text color="fg.muted" mb="3">
      {children}
    </Text>
    {action}
  </VStack>
)
