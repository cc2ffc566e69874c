import { StarIcon } from 'lucide-react'
import { useAreSamplesAllowed, useLocationConfig } from '#base/location/location'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { SampleNotice } from '#base/page/page-gates'
import { PageBody, PageHero } from '#base/page/page-hero'
import { ButtonLink, getButtonClass } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import { surfaceClass } from '#ui/surface'
import styles from './reviews-page.module.css'

/** Returns how much of a star is filled, 0 to 1. */
const getFill = (value: number, index: number) => Math.max(0, Math.min(1, value - index))

/** A rating as five stars; 4.9 fills the last one to nine tenths. */
export const Stars = ({ value, size = 18 }: { readonly value: number; readonly size?: number }) => (
  <span className={styles.stars} role="img" aria-label={`${value} out of 5 stars`}>
    {[0, 1, 2, 3, 4].map((index) => (
      <span key={index} className={styles.star}>
        <StarIcon size={size} fill="var(--chakra-colors-border-strong)" />
        <StarIcon
          size={size}
          fill="var(--ember-glow)"
          style={{ clipPath: `inset(0 ${100 - getFill(value, index) * 100}% 0 0)` }}
        />
      </span>
    ))}
  </span>
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
  <figure className={joinClasses(surfaceClass, styles.review)}>
    <Stars value={stars} />
    <blockquote>“{text}”</blockquote>
    <figcaption>
      <span className={styles.by}>{by}</span> on {dish}
    </figcaption>
  </figure>
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
            <span className={styles.rating}>
              <Stars value={4.9} size={26} />
              <span>4.9/5 based on 200+ reviews</span>
            </span>
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
            <div className={styles.columns}>
              {reviews.map((review) => (
                <ReviewCard key={review.by} {...review} />
              ))}
            </div>
          </>
        )}
        <div className={styles.others}>
          <div>
            <Heading as="h2" size="lg">
              {showsSamples ? 'Tell others' : 'Read them, and tell others'}
            </Heading>
            <div className={styles.sites}>
              {links.reviews.map(({ label, url }) => (
                <a
                  key={url}
                  className={getButtonClass({ variant: 'outline' })}
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                >
                  {label}
                </a>
              ))}
            </div>
          </div>
          <ButtonLink size="lg" href="/menu">
            Taste for yourself
          </ButtonLink>
        </div>
      </PageBody>
    </>
  )
}
