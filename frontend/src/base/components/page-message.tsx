import { Heading } from '@chakra-ui/react/heading'
import { VStack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocationConfig } from '../location/location'

type PageMessageProps = {
  readonly title: string
  /** Where the window's title is the page's, not the message's. */
  readonly windowTitle?: string
  readonly children: ReactNode
  readonly action: ReactNode
}

/** A page that has only one thing to say, in the window's title too, and where to go from there. */
export function PageMessage({ title, windowTitle = title, children, action }: PageMessageProps) {
  const { fullName } = useLocationConfig()
  useEffect(() => {
    document.title = `${windowTitle} | ${fullName}`
  }, [windowTitle, fullName])
  return (
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
}
