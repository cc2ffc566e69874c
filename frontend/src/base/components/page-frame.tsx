import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocationConfig } from '../location/location'

type PageFrameProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly width?: 'narrow' | 'normal' | 'wide'
  /** In a line with the title where there is room; what follows then begins close beneath it. */
  readonly opening?: ReactNode
  /** Beside the whole page, its title too, where there is room. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

const widths = { narrow: '2xl', normal: '6xl', wide: 'page' } as const

/** A page with its title, in the window's title too. */
export function PageFrame({ title, lead, width = 'normal', opening, aside, children }: PageFrameProps) {
  const { fullName } = useLocationConfig()
  useEffect(() => {
    document.title = `${title} | ${fullName}`
  }, [title, fullName])
  const page = (
    <>
      {opening ? (
        <Box display={{ md: 'flex' }} alignItems="center" gap="8">
          <Heading as="h1" size="lg" mb={{ base: '2', md: '0' }}>
            {title}
          </Heading>
          <Box flex="1">{opening}</Box>
        </Box>
      ) : (
        <Heading as="h1" size="xl">
          {title}
        </Heading>
      )}
      {lead && (
        <Text mt="3" fontSize="lg" color="fg.muted" maxW="2xl" overflowWrap="anywhere">
          {lead}
        </Text>
      )}
      <Box mt={opening ? '3' : { base: '6', md: '8' }}>{children}</Box>
    </>
  )
  return (
    <Box
      maxW={widths[width]}
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={opening ? { base: '3', md: '6' } : { base: '8', md: '14' }}
    >
      {aside ? (
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' }} gap={{ lg: '8', xl: '10' }}>
          <Box minW="0">{page}</Box>
          {aside}
        </Grid>
      ) : (
        page
      )}
    </Box>
  )
}
