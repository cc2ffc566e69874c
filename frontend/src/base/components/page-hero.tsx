import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocationConfig } from '../location/location'

type PageHeroProps = {
  readonly title: string
  /** The heading, where it says more than the window's title. */
  readonly heading?: ReactNode
  readonly eyebrow: string
  readonly lead: ReactNode
  readonly drawing: ReactNode
  readonly children?: ReactNode
}

/** The opening of a page that tells something: words on the left, a drawing on the right. */
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

/** What follows the opening. */
export const PageBody = chakra('div', {
  base: { maxW: '6xl', mx: 'auto', px: { base: '4', md: '8' }, py: { base: '10', md: '16' } },
})
