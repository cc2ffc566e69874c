import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { locations } from '#shared/locations/index'
import { PageFrame } from '../../components/page-frame'
import { Surface } from '../../components/surface'
import { Button } from '../../components/ui'

const chapters = [
  {
    title: 'Our story',
    text: 'It began with one flat iron in New Port Richey and a line out of the door on its first Friday. The iron is still there, and so is most of the crew.',
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
    text: 'High heat, short time, good knives: hibachi and sushi the way our chefs learned it, with Florida shrimp on the grill.',
  },
  {
    title: 'Family values',
    text: 'There is a kids menu that is real food, and there is always a chair for grandmother.',
  },
] as const

const about = {
  HENPR: 'The original, serving New Port Richey and Hudson.',
  HEHC: 'Serves Lakeland and Highland City.',
  HENOK: 'Serves Venice and Sarasota.',
} as const

export const AboutPage = () => (
  <PageFrame title="About us" lead="Three kitchens on Florida's west side, one way of cooking: over fire, to order.">
    <Grid gap="5" templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' }}>
      {chapters.map(({ title, text }) => (
        <Surface key={title}>
          <Heading as="h2" size="md">
            {title}
          </Heading>
          <Text mt="3" color="fg.muted">
            {text}
          </Text>
        </Surface>
      ))}
    </Grid>
    <Heading as="h2" size="lg" mt="14" mb="5">
      Our locations
    </Heading>
    <Grid gap="5" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
      {locations.map(({ code, name, address }) => (
        <Surface key={code}>
          <Heading as="h3" size="md">
            {name}
          </Heading>
          <Text mt="2">{about[code]}</Text>
          <Text mt="2" fontSize="sm" color="fg.muted">
            {address.street}, {address.city}
          </Text>
        </Surface>
      ))}
    </Grid>
    <Button asChild size="lg" mt="10">
      <Link href="/menu">See the menu</Link>
    </Button>
  </PageFrame>
)
