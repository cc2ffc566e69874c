import { ButtonLink } from '#ui/button'
import { Heading } from '#ui/heading'
import { useAreSamplesAllowed } from '#base/location/location'
import styles from './reviews-teaser.module.css'

export const ReviewsTeaser = () => {
  const showsSamples = useAreSamplesAllowed()
  return (
    <section className={styles.teaser}>
      <div>
        <Heading as="h2" size="xl">
          {showsSamples ? '4.9/5 based on 200+ reviews' : 'Reviews'}
        </Heading>
        <p className={styles.text}>
          {showsSamples && 'Samples, as this is a test site. '}What guests say about the grill, the rolls and the
          people.
        </p>
      </div>
      <ButtonLink variant="outline" href="/reviews">
        Read the reviews
      </ButtonLink>
    </section>
  )
}
