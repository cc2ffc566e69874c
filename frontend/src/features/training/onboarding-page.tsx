import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { capitalizedNumberInWords, kitchenCount } from '#base/format'
import { useLocationConfig } from '#base/location/location'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { PageBody, PageHero } from '#base/page/page-hero'

const steps = [
  {
    title: 'Choose',
    text: 'The menu shows what this kitchen cooks today. Tell it what you avoid, and it hides what isn’t for you.',
  },
  {
    title: 'Fill your cart',
    text: 'Add dishes, change quantities, write a note for any of them. Your cart will still be here tomorrow.',
  },
  {
    title: 'Say how',
    text: 'Pickup or delivery, now or at a time you choose, or a date for your event. The checkout says when it is ready. You don’t need an account.',
  },
  {
    title: 'Watch it being made',
    text: 'The order page follows the kitchen, from the first flame to the bag on the counter.',
  },
] as const

/** Explains to first-time visitors how ordering works. */
export function OnboardingPage() {
  const { name, area } = useLocationConfig()
  return (
    <>
      <PageHero
        title="Welcome"
        eyebrow="New here?"
        heading="Welcome to the table"
        lead={`Hibachi Ember ${name} cooks hibachi, sushi and teriyaki for ${area}. Here is how dinner gets to you.`}
        picture={getCategoryPicture(categoryIds.hibachi)}
      />
      <PageBody>
        <Grid
          as="ol"
          gap={{ base: '8', md: '6' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
        >
          {steps.map(({ title, text }, index) => (
            <chakra.li key={title} borderTopWidth="2px" borderColor="accent" pt="4">
              <chakra.span fontFamily="heading" fontSize="4xl" lineHeight="1" color="accent.fg" aria-hidden>
                {index + 1}
              </chakra.span>
              <Heading as="h2" size="md" mt="3">
                {title}
              </Heading>
              <chakra.p mt="2" color="fg.muted">
                {text}
              </chakra.p>
            </chakra.li>
          ))}
        </Grid>
        <chakra.section mt={{ base: '12', md: '16' }} maxW="2xl">
          <Heading as="h2" size="lg">
            Who we are
          </Heading>
          <chakra.p mt="3" fontSize="lg" color="fg.muted">
            {capitalizedNumberInWords(kitchenCount)} kitchens on Florida&apos;s west side, one way of cooking: over
            fire, to order. Sign in if you like, and every dollar earns points toward your next meal.
          </chakra.p>
          <Flex mt="7" gap="2.5" flexWrap="wrap">
            <Button asChild size="lg">
              <Link href="/menu">See the menu</Link>
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link href="/tour">Take the tour</Link>
            </Button>
          </Flex>
        </chakra.section>
      </PageBody>
    </>
  )
}
