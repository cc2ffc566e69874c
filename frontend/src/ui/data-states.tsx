import { Button } from '#ui/chakra/button'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { createContext, useContext, type ReactNode } from 'react'

type LoadErrorProps = {
  readonly children: ReactNode
  readonly onRetry: () => void
  /** Aligns the message with the text of a panel; otherwise it is centered on an empty page. */
  readonly isInPanel?: boolean
  readonly retryLabel?: string
}

/** Returns the reference of the latest failed read; the app provides it. */
export const FailureReferenceContext = createContext<() => string | undefined>(() => undefined)

/** A short text that lets support find the failed request, for example "Reference 7F3K". */
export const FailureReference = ({ reference }: { readonly reference: string | undefined }) =>
  reference === undefined ? null : (
    <Text fontSize="xs" color="fg.muted">
      Reference {reference}
    </Text>
  )

/** Says what could not be loaded, with a button to retry and the reference of the failure. */
export function LoadError({ children, onRetry, isInPanel = false, retryLabel = 'Try Again' }: LoadErrorProps) {
  const findReference = useContext(FailureReferenceContext)
  return (
    <VStack role="alert" gap="4" {...(isInPanel ? { align: 'flex-start' } : { py: '12', textAlign: 'center' })}>
      <Text color="fg.muted">{children}</Text>
      <Button variant="outline" onClick={onRetry}>
        {retryLabel}
      </Button>
      <FailureReference reference={findReference()} />
    </VStack>
  )
}

type EmptyStateProps = { readonly title: string; readonly children: ReactNode; readonly action: ReactNode }

/** Replaces an empty list: says what will appear there, with a button that leads to it. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <VStack gap="2" py="10" textAlign="center">
    <Text fontWeight="semibold">{title}</Text>
    <Text color="fg.muted" mb="3">
      {children}
    </Text>
    {action}
  </VStack>
)
