import { chakra } from '@chakra-ui/react/styled-system'
import { StarIcon } from 'lucide-react'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { Link } from 'wouter'
import { useAreSamplesAllowed, useLocationConfig } from '#base/location/location'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { SampleNotice } from '#base/page/page-gates'
import { PageBody, PageHero } from '#base/page/page-hero'

/** Returns how much of a star is filled, 0 to 1. */
const getFill = (value: number, index: number) => Math.max(0, Math.min(1, value - index))

/** A rating as five stars; 4.9 fills the last one to nine tenths. */
export const Stars = ({ value, size = 18 }: { readonly value: number; readonly size?: number }) => (
  <chakra.span role="img" aria-label={`${value} out of 5 stars`} display="inline-flex" gap="0.5">
    {[0, 1, 2, 3, 4].map((index) => (
      <chakra.span key={index} display="grid" css={{ '& > svg': { gridArea: '1 / 1', stroke: 'none' } }}>
        <StarIcon size={size} fill="var(--chakra-colors-border-strong)" />
        <StarIcon
          size={size}
          fill="var(--ember-glow)"
          style={{ clipPath: `inset(0 ${100 - getFill(value, index) * 100}% 0 0)` }}
        />
      </chakra.span>
    ))}
  </chakra.span>
)

/** Invented reviews, shown on test sites only (docs/product/pages.md#about-reviews-and-contact). */
export const reviews = [
  {
    by: 'Marisol T.',
    stars: 5,
    dish: 'Hibachi Steak & Shrimp',
    text: 'The onion volcano got a standing ovation from a table of six-year-olds. The steak got one from me.',
  },
  {
    by: 'Kevin O.',
    stars: 5,
    dish: 'California Roll',
    text: 'Picked up in sixteen minutes, still cold where it should be cold. The rice is what makes it.',
  },
  {
    by: 'Priya N.',
    stars: 5,
    dish: 'Vegetable hibachi',
    text: 'Told them about my shellfish allergy, they cleaned the iron and changed gloves without my having to ask twice.',
  },
  {
    by: 'Hank & Lou',
    stars: 4,
    dish: 'Teriyaki',
    text: 'Portions that last until tomorrow. A little loud on Friday night, which is half of the fun.',
  },
  {
    by: 'Dolores W.',
    stars: 5,
    dish: 'Party trays',
    text: 'Fed forty at our church supper and nobody touched the potato salad. We order the trays every spring now.',
  },
  {
    by: 'Jun S.',
    stars: 5,
    dish: 'Sushi bar',
    text: 'Sit at the bar, let them choose. The knife work alone is worth the drive from Sarasota.',
  },
] as const

export type Review = (typeof reviews)[number]

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
        heading="Straight from the table"
        lead={
          showsSamples ? (
            <Flex gap="4" alignItems="center" flexWrap="wrap">
              <Stars value={4.9} size={26} />
              <span>4.9/5 based on 200+ reviews</span>
            </Flex>
          ) : (
            'Read what guests say about us on these sites.'
          )
        }
        picture={getCategoryPicture(categoryIds.sushi)}
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
