import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, type ReactNode } from 'react'
import type { Picture } from '#shared/menu/pictures/picture'
import { ResponsivePicture } from '#ui/picture'
import { useLocationConfig } from '../location/location'

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
