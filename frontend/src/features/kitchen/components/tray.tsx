import { Flex } from '@chakra-ui/react/flex'
import type { ReactNode } from 'react'

/** What a board has to say lies over its foot, so that it moves nothing under a finger. */
export const BoardTrayFrame = ({ children }: { readonly children: ReactNode }) => (
  <Flex
    position="fixed"
    insetInlineStart={{ base: '3', md: '6' }}
    bottom={{ base: '3', md: '6' }}
    zIndex="floating"
    direction="column"
    align="flex-start"
    gap="2"
    w="min(calc(100vw - 7rem), 40rem)"
    maxH="60dvh"
    overflowY="auto"
    pointerEvents="none"
    css={{ '& > *': { pointerEvents: 'auto', flexShrink: 0 } }}
  >
    {children}
  </Flex>
)
