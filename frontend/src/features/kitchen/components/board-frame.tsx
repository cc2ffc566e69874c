import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocationConfig } from '../../../app/location'

type BoardFrameProps = { readonly title: string; readonly head: ReactNode; readonly children: ReactNode }

/** A board fills the screen that it hangs on. */
export function BoardFrame({ title, head, children }: BoardFrameProps) {
  const { fullName } = useLocationConfig()
  useEffect(() => {
    document.title = `${title} | ${fullName}`
  }, [title, fullName])
  return (
    <Box px={{ base: '4', md: '6' }} py={{ base: '5', md: '6' }}>
      <Flex gap={{ base: '3', md: '6' }} align="center" justify="space-between" wrap="wrap" mb="5">
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        <Flex gap={{ base: '4', md: '6' }} align="center" wrap="wrap">
          {head}
        </Flex>
      </Flex>
      {children}
    </Box>
  )
}
