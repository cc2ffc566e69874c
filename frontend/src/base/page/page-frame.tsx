import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import { useEffect, type ReactNode } from 'react'
import type { Picture } from '#shared/menu/pictures/picture'
import { ResponsivePicture } from '#ui/picture'
import { useLocationConfig } from '../location/location'
import { VStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'

type PageFrameProps = {
  readonly title: string
  readonly lead?: ReactNode
  readonly width?: keyof typeof widths
  /** Shown next to the title on wide screens, and closer to the content than a lead. */
  readonly opening?: ReactNode
  /** A column next to the title and the content on wide screens. */
  readonly aside?: ReactNode
  /** Less space around the title on phones, so that a form starts on the first screen. */
  readonly isCompact?: boolean
  readonly children?: ReactNode
}

const widths = { narrow: '2xl', normal: 'page' } as const

/** A page with a heading, which is also the document's title. */
export function PageFrame({
  title,
  lead,
  width = 'normal',
  opening,
  aside,
  isCompact = false,
  children,
}: PageFrameProps) {
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
        <Heading as="h1" size={isCompact ? 'lg-xl' : 'xl'}>
          {title}
        </Heading>
      )}
      {lead && (
        <Text mt="3" fontSize="lg" color="fg.muted" maxW="2xl" overflowWrap="anywhere">
          {lead}
        </Text>
      )}
      <Box mt={opening ? '3' : { base: isCompact ? '3' : '6', md: '8' }}>{children}</Box>
    </>
  )
  return (
    <Box
      maxW={widths[width]}
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={opening ? { base: '3', md: '6' } : { base: isCompact ? '4' : '8', md: '14' }}
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
  readonly children: ReactNode
  readonly action: ReactNode
}

/** A page that shows a single message and a way to continue. */
export function PageMessage({ title, children, action }: PageMessageProps) {
  const { fullName } = useLocationConfig()
  useEffect(() => {
    document.title = `${title} | ${fullName}`
  }, [title, fullName])
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
  /** The picture next to the text, or a drawing instead. */
  readonly picture?: Picture | undefined
  readonly drawing?: ReactNode
  readonly children?: ReactNode
}

/** A rounded frame around a picture or a drawing. */
export const PictureFrame = chakra('div', {
  base: {
    borderRadius: '2xl',
    overflow: 'hidden',
    bg: 'bg.surface',
    boxShadow: 'lg',
    '& img': { display: 'block', width: 'full', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover' },
  },
})

type PictureCardProps = { readonly picture: Picture | undefined; readonly children: ReactNode }

/** A card with a picture across its top. */
export const PictureCard = ({ picture, children }: PictureCardProps) => (
  <chakra.section
    bg="bg.surface"
    borderWidth="1px"
    borderRadius="2xl"
    overflow="hidden"
    css={{ '& img': { display: 'block', width: 'full', height: 'auto', aspectRatio: '3 / 2', objectFit: 'cover' } }}
  >
    {picture && <ResponsivePicture picture={picture} sizes="(min-width: 48rem) 26rem, 92vw" />}
    <chakra.div p="6">{children}</chakra.div>
  </chakra.section>
)

/** The top of an informational page: text on the left, a picture on the right. */
export function PageHero({ title, heading = title, eyebrow, lead, picture, drawing, children }: PageHeroProps) {
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
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={{ base: '6', md: '10' }}
        alignItems="center"
      >
        <chakra.div pt={{ base: '8', md: '16' }} pb={{ base: '0', md: '16' }}>
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
        <PictureFrame mt={{ md: '10' }} mb={{ base: '6', md: '10' }}>
          {picture ? (
            <ResponsivePicture picture={picture} sizes="(min-width: 48rem) 36rem, 92vw" loading="eager" />
          ) : (
            drawing
          )}
        </PictureFrame>
      </chakra.div>
    </chakra.section>
  )
}

/** The content below a `PageHero`. */
export const PageBody = chakra('div', {
  base: { maxW: 'page', mx: 'auto', px: { base: '4', md: '8' }, py: { base: '10', md: '16' } },
})
