import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { Button, Heading } from '#base/components/ui'

export const ReviewsTeaser = () => (
  <chakra.section
    id="reviews"
    mt={{ base: '8', md: '20' }}
    textAlign="center"
    borderYWidth="1px"
    py={{ base: '8', md: '14' }}
  >
    <Heading as="h2" size="xl">
      4.9/5 based on 200+ reviews
    </Heading>
    <chakra.p mt="3" mb="6" color="fg.muted">
      What guests say about the grill, the rolls and the people.
    </chakra.p>
    <Button asChild variant="outline">
      <Link href="/reviews">Read the reviews</Link>
    </Button>
  </chakra.section>
)
