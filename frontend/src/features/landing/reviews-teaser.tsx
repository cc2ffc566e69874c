import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { useAreSamplesAllowed } from '#base/page/page-gates'

export const ReviewsTeaser = () => {
  const showsSamples = useAreSamplesAllowed()
  return (
    <chakra.section
      mt={{ base: '4', md: '20' }}
      borderYWidth="1px"
      py={{ base: '5', md: '10' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap={{ base: '4', md: '6' }}
    >
      <div>
        <Heading as="h2" size="xl">
          {showsSamples ? '4.9/5 based on 200+ reviews' : 'Reviews'}
        </Heading>
        <chakra.p mt="3" color="fg.muted">
          {showsSamples && 'Samples, as this is a test site. '}What guests say about the grill, the rolls and the
          people.
        </chakra.p>
      </div>
      <Button asChild variant="outline">
        <Link href="/reviews">Read the reviews</Link>
      </Button>
    </chakra.section>
  )
}
