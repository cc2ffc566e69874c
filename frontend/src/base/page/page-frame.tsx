import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { useEffect, type ReactNode } from 'react'
import { useLocationConfig } from '../location/location'
import { VStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'

type PageFrameProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly width?: 'narrow' | 'normal' | 'wide'
  /** Shown next to the title on wide screens, and closer to the content than a lead. */
  readonly opening?: ReactNode
  /** A column next to the title and the content on wide screens. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

const widths = { narrow: '2xl', normal: '6xl', wide: 'page' } as const

/** A page with a heading, which is also the document's title. */
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

type PageMessageProps = {
  readonly title: string
  /** The document's title, if it differs from the message's. */
  readonly windowTitle?: string
  readonly children: ReactNode
  readonly action: ReactNode
}

/** A page that shows a single message and a way to continue. */
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

type PageHeroProps = {
  readonly title: string
  /** The heading, if it differs from the document's title. */
  readonly heading?: ReactNode
  readonly eyebrow: string
  readonly lead: ReactNode
  readonly drawing: ReactNode
  readonly children?: ReactNode
}

/** The top of an informational page: text on the left, a drawing on the right. */
export function PageHero({ title, heading = title, eyebrow, lead, drawing, children }: PageHeroProps) {
  const { fullName } = useLocationConfig()
  useEffect(() => {
    document.title = `${title} | ${fullName}`
  }, [title, fullName])
  return (
    <chakra.section
      borderBottomWidth="1px"
      overflow="clip"
      bg="radial-gradient(60rem 30rem at 85% 110%, {colors.accent.wash}, transparent)"
    >
      <chakra.div
        maxW="6xl"
        mx="auto"
        px={{ base: '4', md: '8' }}
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' }}
        gap={{ base: '6', md: '10' }}
        alignItems="end"
      >
        <chakra.div pt={{ base: '10', md: '20' }} pb={{ base: '0', md: '20' }}>
          <chakra.p
            fontSize="sm"
            fontWeight="semibold"
            letterSpacing="widest"
            textTransform="uppercase"
            color="accent.fg"
          >
            {eyebrow}
          </chakra.p>
          <Heading as="h1" size="2xl" mt="3">
            {heading}
          </Heading>
          <chakra.div mt="5" fontSize="lg" color="fg.muted" maxW="lg">
            {lead}
          </chakra.div>
          {children}
        </chakra.div>
        <chakra.div w="full" maxW={{ base: '18rem', md: 'none' }} mx="auto" mb={{ base: '4', md: '6' }}>
          {drawing}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  )
}

/** The content below a `PageHero`. */
export const PageBody = chakra('div', {
  base: { maxW: '6xl', mx: 'auto', px: { base: '4', md: '8' }, py: { base: '10', md: '16' } },
})
