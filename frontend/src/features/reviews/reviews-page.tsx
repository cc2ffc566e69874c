import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { useLocationConfig } from '#base/location/location'
import { SushiDrawing } from '#base/components/drawings'
import { SampleNotice, useAreSamplesAllowed } from '#base/components/samples-only'
import { PageBody, PageHero } from '#base/components/page-hero'
import { Stars } from './components/stars'
import { reviews } from './reviews'
import type { Review } from './reviews'

const ReviewCard = ({ by, stars, dish, text }: Review) => (
  <chakra.figure
    display="inline-block"
    w="full"
    mb="5"
    p={{ base: '5', md: '7' }}
    bg="bg.surface"
    borderWidth="1px"
    borderRadius="2xl"
    breakInside="avoid"
  >
    <Stars value={stars} />
    <chakra.blockquote mt="4" fontFamily="heading" fontSize={{ base: 'lg', md: 'xl' }} lineHeight="snug">
      “{text}”
    </chakra.blockquote>
    <chakra.figcaption mt="4" fontSize="sm" color="fg.muted">
      <chakra.span color="fg" fontWeight="semibold">
        {by}
      </chakra.span>{' '}
      on {dish}
    </chakra.figcaption>
  </chakra.figure>
)

export function ReviewsPage() {
  const { links } = useLocationConfig()
  const showsSamples = useAreSamplesAllowed()
  return (
    <>
      <PageHero
        title="Reviews"
        eyebrow="What guests say"
        heading="Loud tables, quiet plates"
        lead={
          showsSamples ? (
            <Flex gap="4" alignItems="center" flexWrap="wrap">
              <Stars value={4.9} size={26} />
              <span>4.9/5 based on 200+ reviews</span>
            </Flex>
          ) : (
            'What guests say of us stands where they say it.'
          )
        }
        drawing={<SushiDrawing />}
      />
      <PageBody>
        {showsSamples && (
          <>
            <SampleNotice>Sample reviews</SampleNotice>
            <chakra.div columnCount={{ base: 1, md: 2, lg: 3 }} columnGap="5">
              {reviews.map((review) => (
                <ReviewCard key={review.by} {...review} />
              ))}
            </chakra.div>
          </>
        )}
        <Flex
          mt="10"
          pt="8"
          borderTopWidth="1px"
          gap="6"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
        >
          <chakra.div>
            <Heading as="h2" size="lg">
              {showsSamples ? 'Tell others' : 'Read them, and tell others'}
            </Heading>
            <Flex mt="4" gap="2.5" flexWrap="wrap">
              {links.reviews.map(({ label, url }) => (
                <Button key={url} asChild variant="outline">
                  <a href={url} target="_blank" rel="noreferrer">
                    {label}
                  </a>
                </Button>
              ))}
            </Flex>
          </chakra.div>
          <Button asChild size="lg" maxW="full" whiteSpace="normal">
            <Link href="/menu">Taste for yourself</Link>
          </Button>
        </Flex>
      </PageBody>
    </>
  )
}
