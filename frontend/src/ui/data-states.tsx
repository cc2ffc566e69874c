import { Button } from '@chakra-ui/react/button'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'

type NotLoadedProps = {
  readonly children: ReactNode
  readonly onRetry: () => void
  /** Within a panel, where its words stand; otherwise in the middle of an empty page. */
  readonly isInPanel?: boolean
}

/** In the place of what could not be loaded: what that is, and another try. */
export const LoadError = ({ children, onRetry, isInPanel = false }: NotLoadedProps) => (
  <VStack role="alert" gap="4" {...(isInPanel ? { align: 'flex-start' } : { py: '12', textAlign: 'center' })}>
    <Text color="fg.muted">{children}</Text>
    <Button variant="outline" onClick={onRetry}>
      Try Again
    </Button>
  </VStack>
)

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
