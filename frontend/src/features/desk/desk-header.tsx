import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import { useEffect, type ReactNode } from 'react'
import { useDeskLocation } from './desk-location'

type DeskHeaderProps = {
  readonly title: string
  readonly lead?: ReactNode
  /** Actions for the whole section, at the end of the header. */
  readonly children?: ReactNode
}

/** The header of a section: its title, which is also the window title, and its actions. */
export function DeskHeader({ title, lead, children }: DeskHeaderProps) {
  const { fullName } = useDeskLocation()
  useEffect(() => {
    document.title = `${title} · Desk | ${fullName}`
  }, [title, fullName])
  return (
    <Flex as="header" justify="space-between" align="flex-end" gap="4" wrap="wrap" mb={{ base: '5', md: '7' }}>
      <Box minW="0">
        <Heading as="h1" size="xl" overflowWrap="anywhere">
          {title}
        </Heading>
        {lead && (
          <Text mt="1" color="fg.muted">
            {lead}
          </Text>
        )}
      </Box>
      {children && (
        <Flex
          gap="2"
          wrap="wrap"
          css={{ '& > *': { px: { base: '3.5', md: '5' }, fontSize: { base: 'sm', md: 'md' } } }}
        >
          {children}
        </Flex>
      )}
    </Flex>
  )
}
