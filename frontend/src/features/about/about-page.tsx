import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { DirectionsLink } from '#base/location/directions-link'
import { useAllLocations } from '#base/location/all-locations'
import { useLocationConfig } from '#base/location/location'
import { StyledSiteLink } from '#base/cart/styled-site-link'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { PageBody, PageHero, PictureFrame } from '#base/page/page-hero'
import { capitalizedNumberInWords, kitchenCount } from '#base/format'
import { CoastMap } from './coast-map'

const chapters = [
  {
    title: 'Our story',
    text: `It began with one flat iron in New Port Richey and a line out the door on its first Friday. The iron is still there, and so is most of the crew. ${capitalizedNumberInWords(kitchenCount - 1)} more kitchens followed, each opened by cooks who learned at the first.`,
  },
  {
    title: 'Quality',
    text: 'Fish comes in whole and is cut by hand. Vegetables are sliced in the morning, sauces are made in the house, and nothing waits under a lamp.',
  },
  {
    title: 'Community',
    text: 'We cook for school teams, church suppers and birthday tables, and we hire from the streets around us.',
  },
  {
    title: 'Authentic experience',
    text: 'High heat, quick hands, sharp knives: hibachi and sushi the way our chefs learned it, with Florida shrimp on the grill.',
  },
  {
    title: 'Family values',
    text: 'There is a kids menu that is real food, and there is always a chair for Grandma.',
  },
] as const

const Chapter = ({ title, text, number }: (typeof chapters)[number] & { readonly number: number }) => (
  <chakra.section
    display="grid"
    gridTemplateColumns={{ base: 'min(3rem, 12vw) minmax(0, 1fr)', md: '5rem 14rem 1fr' }}
    columnGap={{ base: '3', md: '6' }}
    rowGap="2"
    py={{ base: '6', md: '8' }}
    borderTopWidth="1px"
  >
    <chakra.span
      fontFamily="heading"
      fontSize={{ base: '2xl', md: '4xl' }}
      lineHeight="1"
      color="accent.fg"
      aria-hidden
    >
      {number}
    </chakra.span>
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    <chakra.p gridColumn={{ base: '2', md: 'auto' }} color="fg.muted" fontSize={{ md: 'lg' }} maxW="xl">
      {text}
    </chakra.p>
  </chakra.section>
)

export function AboutPage() {
  const { code } = useLocationConfig()
  const locations = useAllLocations()
  return (
    <>
      <PageHero
        title="About us"
        eyebrow={`${capitalizedNumberInWords(kitchenCount)} kitchens, one fire`}
        heading="Over fire, to order, by people you know"
        lead="Hibachi Ember is a small group on Florida's west side. We cook on a hot iron right in front of you, and we cut the fish when you order."
        picture={getCategoryPicture(categoryIds.specialRolls)}
      />
      <PageBody>
        {chapters.map((chapter, index) => (
          <Chapter key={chapter.title} number={index + 1} {...chapter} />
        ))}
        <Grid
          mt={{ base: '10', md: '16' }}
          columnGap="10"
          rowGap="6"
          alignItems="center"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          <chakra.div>
            <Heading as="h2" size="xl" mb="4">
              Our locations
            </Heading>
            {locations.map((location) => (
              <chakra.section key={location.code} py="5" borderTopWidth="1px">
                <Heading as="h3" size="md">
                  {location.name}
                </Heading>
                <chakra.p mt="2">{location.about || `Serves ${location.area}.`}</chakra.p>
                <chakra.p mt="2" fontSize="sm" color="fg.muted">
                  {location.address.street}, {location.address.city}
                </chakra.p>
                <Flex mt="1" columnGap="5" flexWrap="wrap" fontSize="sm">
                  <DirectionsLink address={location.address} to={location.name} />
                  <StyledSiteLink location={location} py="1" color="accent.fg">
                    Its own site
                  </StyledSiteLink>
                </Flex>
              </chakra.section>
            ))}
          </chakra.div>
          <PictureFrame>
            <CoastMap chosen={code} />
          </PictureFrame>
        </Grid>
        <Button asChild size="lg" mt="10">
          <Link href="/menu">See the menu</Link>
        </Button>
      </PageBody>
    </>
  )
}
