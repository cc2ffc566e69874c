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
  /** Beside the whole page, its title too, where there is room. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

const widths = { narrow: '2xl', normal: '6xl', wide: 'page' } as const

/** A page with its title, in the window's title too. */
export function PageFrame({ title, lead, width = 'normal', aside, children }: PageFrameProps) {
  const { fullName } = useLocationConfig()
  useEffect(() => {
    document.title = `${title} | ${fullName}`
  }, [title, fullName])
  const page = (
    <>
      <Heading as="h1" size="xl">
        {title}
      </Heading>
      {lead && (
        <Text mt="3" fontSize="lg" color="fg.muted" maxW="2xl" overflowWrap="anywhere">
          {lead}
        </Text>
      )}
      <Box mt={{ base: '6', md: '8' }}>{children}</Box>
    </>
  )
  return (
    <Box maxW={widths[width]} mx="auto" px={{ base: '4', md: '8' }} py={{ base: '8', md: '14' }}>
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
