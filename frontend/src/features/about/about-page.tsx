import { DirectionsLink } from '#base/location/directions-link'
import { useAllLocations } from '#base/location/all-locations'
import { useNow } from '#base/browser/use-now'
import { formatHoursLines } from '#shared/hours/hours'
import { useAreSamplesAllowed, useLocationConfig } from '#base/location/location'
import { SiteLink } from '#base/cart/site-link'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { PageBody, PageHero, PictureFrame } from '#base/page/page-hero'
import { capitalizedNumberInWords, kitchenCount } from '#base/format'
import { ButtonLink } from '#ui/button'
import { Heading } from '#ui/heading'
import styles from './about-page.module.css'
import { CoastMap } from './coast-map'

/** The story of the sample, which only test sites tell. */
const story = [
  {
    title: 'Our story',
    text: `It began with one flat iron in New Port Richey and a line out the door on its first Friday. The iron is still there, and so is most of the crew. ${capitalizedNumberInWords(kitchenCount - 1)} more kitchens followed, each opened by cooks who learned at the first.`,
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
    text: 'High heat, quick hands, sharp knives: hibachi and sushi the way our chefs learned it, with Florida shrimp on the grill.',
  },
  {
    title: 'Family values',
    text: 'There is a kids menu that is real food, and there is always a chair for Grandma.',
  },
] as const

/** What is true of any location of the group. */
const facts = [
  {
    title: 'What we cook',
    text: 'Hibachi, sushi and teriyaki, cooked to order. The menu says what is in a dish and what it costs.',
  },
  {
    title: 'How to order',
    text: 'Choose from the menu, say when you want it, and watch your order being made. You don’t need an account.',
  },
] as const

type ChapterProps = { readonly title: string; readonly text: string; readonly number: number }

const Chapter = ({ title, text, number }: ChapterProps) => (
  <section className={styles.chapter}>
    <span className={styles.number} aria-hidden>
      {number}
    </span>
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    <p>{text}</p>
  </section>
)

export function AboutPage() {
  const location = useLocationConfig()
  const locations = useAllLocations()
  const now = useNow()
  const tellsStory = useAreSamplesAllowed()
  const hours = formatHoursLines(location, now).map((line) => `${line.days}: ${line.hours}`)
  const chapters = tellsStory ? story : [...facts, { title: 'When we are open', text: hours.join(', ') }]
  return (
    <>
      <PageHero
        title="About us"
        eyebrow={`${capitalizedNumberInWords(kitchenCount)} kitchens, one fire`}
        heading={tellsStory ? 'Over fire, to order, by people you know' : location.fullName}
        lead={
          tellsStory
            ? "Hibachi Ember is a small group on Florida's west side. We cook on a hot iron right in front of you, and we cut the fish when you order."
            : `Hibachi, sushi and teriyaki for ${location.area}.`
        }
        picture={getCategoryPicture(categoryIds.specialRolls)}
      />
      <PageBody>
        {chapters.map((chapter, index) => (
          <Chapter key={chapter.title} number={index + 1} {...chapter} />
        ))}
        <div className={styles.places}>
          <div>
            <Heading as="h2" size="xl" className={styles.title}>
              Our locations
            </Heading>
            {locations.map((each) => (
              <section key={each.code} className={styles.location}>
                <Heading as="h3" size="md">
                  {each.name}
                </Heading>
                <p>{each.about || `Serves ${each.area}.`}</p>
                <p className={styles.address}>
                  {each.address.street}, {each.address.city}
                </p>
                <div className={styles.links}>
                  <DirectionsLink address={each.address} to={each.name} />
                  <SiteLink location={each} className={styles.site}>
                    Its own site
                  </SiteLink>
                </div>
              </section>
            ))}
          </div>
          <PictureFrame>
            <CoastMap chosen={location.code} />
          </PictureFrame>
        </div>
        <ButtonLink size="lg" className={styles.menu} href="/menu">
          See the menu
        </ButtonLink>
      </PageBody>
    </>
  )
}
