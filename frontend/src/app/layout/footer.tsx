import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { locations } from '#shared/locations/index'
import { formatHoursLines } from '#shared/hours/hours'
import { BrandMark } from '#ui/brand-mark'
import { DirectionsLink } from '#base/location/directions-link'
import { SiteLink } from '#base/cart/site-link'
import { numberInWords, kitchenCountInWords } from '#base/format'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { ColorSchemeSwitch } from '#base/browser/color-scheme'
import { useNow } from '#base/browser/use-now'

const quickLinks = [
  { href: '/menu', label: 'Menu' },
  { href: '/find-order', label: 'Find My Order' },
  { href: '/reviews', label: 'Reviews' },
  { href: '/contact', label: 'Contact' },
  { href: '/menu?type=event', label: 'Catering' },
] as const

const description = `Hibachi over a live flame, sushi cut to order, teriyaki brushed by hand. A small Florida group, ${numberInWords(kitchenCountInWords)} kitchens, one way of cooking.`

/** Links have the height of a touch target on phones. */
const linkStyle = {
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minW: '11',
    minH: { base: '11', md: 'auto' },
    py: '1',
    _hover: { color: 'accent.fg' },
  },
} as const

type ColumnProps = { readonly title: string; readonly isWide?: boolean; readonly children: ReactNode }

const Column = ({ title, isWide = false, children }: ColumnProps) => (
  <chakra.div minW="0" gridColumn={isWide ? { base: '1 / -1', lg: 'auto' } : undefined}>
    <Heading as="h2" size="sm" mb={{ base: '1', md: '3' }}>
      {title}
    </Heading>
    <chakra.div display="grid" gap={{ base: '0', md: '1' }} css={linkStyle}>
      {children}
    </chakra.div>
  </chakra.div>
)

export function Footer() {
  const location = useLocationConfig()
  const { showsTestBanner } = usePolicy()
  const now = useNow()
  const { street, city, state, zipCode } = location.address
  return (
    <chakra.footer mt={{ base: '4', md: '24' }} bg="bg.band" borderTopWidth="1px" fontSize="sm" color="fg.muted">
      <Grid
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '5', md: '16' }}
        gap={{ base: '4', md: '10' }}
        gridTemplateColumns={{ base: '1fr 1fr', lg: '1.6fr 0.8fr 1fr 1.3fr 1.3fr' }}
      >
        <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }} maxW="sm">
          {/* On a phone, the header that stays in sight shows the mark. */}
          <chakra.div hideBelow="md" mb="4">
            <BrandMark size={44} />
          </chakra.div>
          <p>{description}</p>
        </chakra.div>
        <Column title="Quick Links">
          {quickLinks.map(({ href, label }) => (
            <Link key={label} href={href}>
              {label}
            </Link>
          ))}
        </Column>
        <Column title="Other Locations">
          {locations
            .filter(({ code }) => code !== location.code)
            .map((other) => (
              <SiteLink key={other.code} location={other}>
                {other.name}
              </SiteLink>
            ))}
        </Column>
        <Column title="Visit" isWide>
          <chakra.address fontStyle="normal">
            {street}
            <br />
            {city}, {state} {zipCode}
          </chakra.address>
          <DirectionsLink address={location.address} to={location.name} />
          <a href={`tel:${location.phone}`}>{location.phone}</a>
          <chakra.a href={`mailto:${location.email}`} overflowWrap="anywhere">
            {location.email}
          </chakra.a>
        </Column>
        <Column title="Hours" isWide>
          {formatHoursLines(location, now).map(({ days, hours }) => (
            <Flex key={days} justifyContent="space-between" gap="3" py="1" flexWrap="wrap">
              <span>{days}</span>
              <span>{hours}</span>
            </Flex>
          ))}
        </Column>
      </Grid>
      <Flex
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '4', md: '5' }}
        columnGap="4"
        rowGap={{ base: '2', md: '4' }}
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        borderTopWidth="1px"
        css={linkStyle}
      >
        <ColorSchemeSwitch />
        <span>© {now.getFullYear()} Hibachi Ember. All rights reserved.</span>
        <Flex columnGap="5" rowGap={{ base: '0', md: '5' }} flexWrap="wrap">
          {location.links.social.map(({ label, url }) => (
            <a key={url} href={url} rel="noreferrer" target="_blank">
              {label}
            </a>
          ))}
          <Link href="/accessibility">Accessibility</Link>
          <Link href="/privacy">Privacy</Link>
          {/* A test site has a placeholder. */}
          <a href={showsTestBanner ? '#terms' : '/terms'}>Terms</a>
        </Flex>
      </Flex>
    </chakra.footer>
  )
}
