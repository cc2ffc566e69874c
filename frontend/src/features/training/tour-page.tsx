import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { formatHoursLines } from '#shared/hours/hours'
import { DirectionsLink } from '#base/location/directions-link'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { FamilyDrawing, GrillDrawing, SushiDrawing } from '#ui/drawings'
import { PageBody, PageHero } from '#base/page/page-frame'
import { useSession } from '#base/session/session'
import { TrainingTour } from './training-tour'

const rooms = [
  {
    title: 'Hibachi grill',
    text: 'Eight seats around each iron. Your chef cooks an arm away, and yes, the onion volcano is included.',
    drawing: <GrillDrawing />,
  },
  {
    title: 'Sushi bar',
    text: 'Cut when you order it. Sit close, ask what came in this morning, and let the bar decide.',
    drawing: <SushiDrawing />,
  },
  {
    title: 'Family friendly',
    text: 'High chairs, training chopsticks and a kids menu that is real food. Birthdays get the gong.',
    drawing: <FamilyDrawing />,
  },
] as const

/** Presents the restaurant to guests: address, opening hours and rooms. */
export function RestaurantTour() {
  const location = useLocationConfig()
  const now = useNow()
  const { street, city, state, zipCode } = location.address
  return (
    <>
      <PageHero
        title="Tour"
        eyebrow="A walk through the house"
        heading={`Welcome to ${location.fullName}`}
        lead={
          <chakra.address fontStyle="normal">
            {street}, {city}, {state} {zipCode}
            <br />
            <DirectionsLink address={location.address} to={location.name} />
          </chakra.address>
        }
        drawing={<GrillDrawing />}
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
      <PageBody>
        <Grid gap="5" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
          {rooms.map(({ title, text, drawing }) => (
            <chakra.section key={title} bg="bg.surface" borderWidth="1px" borderRadius="2xl" overflow="hidden">
              <chakra.div bg="bg.inset" px="8" pt="6">
                {drawing}
              </chakra.div>
              <chakra.div p="6">
                <Heading as="h2" size="md">
                  {title}
                </Heading>
                <chakra.p mt="2" color="fg.muted">
                  {text}
                </chakra.p>
              </chakra.div>
            </chakra.section>
          ))}
        </Grid>
      </PageBody>
    </>
  )
}

/** Asks guests to log in for the training tour (docs/product/training.md#access). */
export const SignInNotice = () => (
  <chakra.section bg="bg.inset" borderBottomWidth="1px" aria-label="Training tour">
    <Flex
      maxW="6xl"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py="6"
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
        <Link href="/login">Login</Link>
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
