import { chakra } from '@chakra-ui/react/styled-system'
import { HERO_SIZES, formatSrcSet, getHeroPicture, type Picture } from '#shared/menu/pictures/picture'
import { getDirectionsUrl } from '#shared/locations/geo'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { ClockIcon, MapPinIcon, PhoneIcon } from 'lucide-react'
import { Link } from 'wouter'
import { useLocationConfig } from '#base/location/location'
import { OpenStatus } from '#base/location/open-status'
import { touchTarget } from '#ui/theme/recipes'

/** The location's picture. Its own darkness continues in the section around it. */
function HeroPicture({ picture }: { readonly picture: Picture }) {
  const { src, width, height, colour, sources } = picture
  return (
    <picture>
      {sources.map(({ type, files }) => (
        <source key={type} type={type} srcSet={formatSrcSet(files)} sizes={HERO_SIZES} />
      ))}
      <chakra.img
        src={src}
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
        style={{ backgroundColor: colour }}
        position="absolute"
        top="0"
        right="0"
        w={{ base: '100%', xl: '60%' }}
        h={{ base: '11rem', md: '22rem', xl: '100%' }}
        objectFit="cover"
        pointerEvents="none"
        css={{
          maskImage: 'linear-gradient(to bottom, #000 70%, transparent)',
          // Eased, because a straight fade shows where the picture begins.
          xl: { maskImage: 'linear-gradient(to right, transparent, #0001 8%, #0005 22%, #000b 36%, #000 52%)' },
        }}
      />
    </picture>
  )
}

const Facts = () => {
  const { address, phone } = useLocationConfig()
  const { street, city, state, zipCode } = address
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      columnGap="7"
      rowGap="2"
      mt={{ base: '5', md: '8' }}
      maxW="xl"
      fontSize="sm"
      color="fg.muted"
      css={{
        '& li': { display: 'flex', alignItems: 'center', gap: '2' },
        // On a phone, the open status has its own line, because its length varies.
        '& li:last-of-type': { flexBasis: { base: '100%', md: 'auto' } },
        '& svg': { color: 'accent.fg' },
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: '2',
          minH: '6',
          position: 'relative',
          ...touchTarget,
        },
      }}
    >
      <li>
        <a href={getDirectionsUrl(address)} target="_blank" rel="noreferrer">
          <MapPinIcon />
          {street}, {city}, {state} {zipCode}
          <span className="sr-only">: directions, opens a map</span>
        </a>
      </li>
      <li>
        <a href={`tel:${phone}`}>
          <PhoneIcon />
          {phone}
        </a>
      </li>
      <li>
        <ClockIcon />
        <OpenStatus />
      </li>
    </chakra.ul>
  )
}

/** The top of the landing page: the location's picture, name, contact data and order buttons. */
export function Hero() {
  const { code, name } = useLocationConfig()
  const picture = getHeroPicture(code)
  return (
    // Dark in both schemes: the picture is of a fire at night.
    <chakra.section
      position="relative"
      overflow="clip"
      mb={{ base: '4', md: '8' }}
      color="fg"
      css={{ colorScheme: 'dark' }}
      style={{ backgroundColor: picture?.colour ?? '#090402' }}
    >
      {picture && <HeroPicture picture={picture} />}
      <chakra.div
        position="relative"
        maxW="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        pt={{ base: '11rem', md: '22rem', xl: '20' }}
        pb={{ base: '5', md: '10', xl: '20' }}
      >
        <chakra.p
          fontSize="sm"
          fontWeight="semibold"
          letterSpacing="widest"
          textTransform="uppercase"
          color="accent.fg"
        >
          Hibachi · Sushi · Teriyaki
        </chakra.p>
        <Heading as="h1" size="6xl" mt={{ base: '2', md: '4' }} maxW="4xl">
          Hibachi Ember{' '}
          <chakra.span display="block" color="accent.fg">
            {name}
          </chakra.span>
        </Heading>
        <chakra.p
          mt={{ base: '3', md: '6' }}
          fontSize={{ base: 'md', md: 'xl' }}
          color="fg.muted"
          maxW="md"
          lineHeight="snug"
        >
          Steak and shrimp off a live flame, rolls cut the minute you order, and rice that tastes of the grill.
        </chakra.p>
        <Flex mt={{ base: '5', md: '8' }} gap="2.5" flexWrap="wrap">
          <Button asChild size="lg" px={{ base: '5', md: '8' }}>
            <Link href="/menu">Order now</Link>
          </Button>
          <Button asChild size="lg" px={{ base: '5', md: '7' }} variant="outline">
            <a href="#menu">See the menu</a>
          </Button>
        </Flex>
        <Facts />
      </chakra.div>
    </chakra.section>
  )
}
