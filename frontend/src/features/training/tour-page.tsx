import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { formatHoursLines } from '#shared/hours/hours'
import { DirectionsLink } from '#base/location/directions-link'
import { useAreSamplesAllowed, useLocationConfig } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { PageBody, PageHero, PictureCard } from '#base/page/page-hero'
import { signInWord, useSession } from '#base/session/session'
import { TrainingTour } from './training-tour'

/**
 * The rooms of the sample, which only test sites show. `pictured` is the category whose picture
 * shows what the room is about.
 */
const rooms = [
  {
    title: 'Hibachi grill',
    text: 'Eight seats around each iron. Your chef cooks an arm away, and yes, the onion volcano is included.',
    pictured: categoryIds.platters,
  },
  {
    title: 'Sushi bar',
    text: 'Cut when you order it. Sit close, ask what came in this morning, and let the chef decide.',
    pictured: categoryIds.sushi,
  },
  {
    title: 'Family friendly',
    text: 'High chairs, training chopsticks and a kids menu that is real food. Birthdays get the gong.',
    pictured: categoryIds.kids,
  },
] as const

/** Presents the restaurant to guests: address, opening hours and rooms. */
export function RestaurantTour() {
  const location = useLocationConfig()
  const now = useNow()
  const showsRooms = useAreSamplesAllowed()
  const { street, city, state, zipCode } = location.address
  return (
    <>
      <PageHero
        title="Tour"
        eyebrow="A walk through the restaurant"
        heading={`Welcome to ${location.fullName}`}
        lead={
          <chakra.address fontStyle="normal">
            {street}, {city}, {state} {zipCode}
            <br />
            <DirectionsLink address={location.address} to={location.name} />
          </chakra.address>
        }
        picture={getCategoryPicture(categoryIds.hibachi)}
      >
        <chakra.dl mt="5" maxW="xs" fontSize="sm" display="grid" gap="1" color="fg.muted">
          {formatHoursLines(location, now).map(({ days, hours }) => (
            <Flex key={days} justifyContent="space-between" gap="4">
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </Flex>
          ))}
        </chakra.dl>
        <Button asChild size="lg" mt="7">
          <Link href="/menu">See the menu</Link>
        </Button>
      </PageHero>
      {showsRooms && (
        <PageBody>
          <Grid gap="5" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
            {rooms.map(({ title, text, pictured }) => (
              <PictureCard key={title} picture={getCategoryPicture(pictured)}>
                <Heading as="h2" size="md">
                  {title}
                </Heading>
                <chakra.p mt="2" color="fg.muted">
                  {text}
                </chakra.p>
              </PictureCard>
            ))}
          </Grid>
        </PageBody>
      )}
    </>
  )
}

/** Asks guests to log in for the training tour (docs/product/training.md#access). */
export const SignInNotice = () => (
  <chakra.section borderBottomWidth="1px" aria-label="Training tour">
    <Flex
      maxW="page"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '8', md: '10' }}
      gap="4"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
    >
      <chakra.div>
        <Heading as="h2" size="md">
          Authentication Required
        </Heading>
        <chakra.p mt="1" color="fg.muted">
          Please log in to start your Hibachi Mastery tour!
        </chakra.p>
      </chakra.div>
      <Button asChild>
        <Link href="/login">{signInWord}</Link>
      </Button>
    </Flex>
  </chakra.section>
)

/** The training tour for signed-in users; a login notice and the restaurant tour for guests. */
export function TourPage() {
  const { user } = useSession()
  if (user) return <TrainingTour userId={user.id} />
  return (
    <>
      <SignInNotice />
      <RestaurantTour />
    </>
  )
}
