import { Suspense } from 'react'
import { HERO_SIZES, formatSrcSet, getHeroPicture, type Picture } from '#shared/menu/pictures/picture'
import { getDirectionsUrl } from '#shared/locations/geo'
import { ClockIcon, MapPinIcon, PhoneIcon } from 'lucide-react'
import { useLocationConfig } from '#base/location/location'
import { RenderNothing, lazyStaticComponent } from '#base/loading/lazy-component'
import { OpenStatus } from '#base/location/open-status'
import { ButtonLink, getButtonClass } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import page from '#ui/page.module.css'
import touch from '#ui/touch-target.module.css'
import styles from './hero.module.css'

/** The location's picture. Its own darkness continues in the section around it. */
function HeroPicture({ picture }: { readonly picture: Picture }) {
  const { src, width, height, colour, sources } = picture
  return (
    <picture>
      {sources.map(({ type, files }) => (
        <source key={type} type={type} srcSet={formatSrcSet(files)} sizes={HERO_SIZES} />
      ))}
      <img
        className={styles.picture}
        src={src}
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
        style={{ backgroundColor: colour }}
      />
    </picture>
  )
}

const DeliveryFact = lazyStaticComponent(
  async () => (await import('./delivery-fact')).DeliveryFact,
  'DeliveryFact',
  RenderNothing,
)

const Facts = () => {
  const { address, phone } = useLocationConfig()
  const { street, city, state, zipCode } = address
  const linkClass = joinClasses(styles.fact, touch.target)
  return (
    <ul className={styles.facts}>
      <li>
        <a className={linkClass} href={getDirectionsUrl(address)} target="_blank" rel="noreferrer">
          <MapPinIcon />
          {street}, {city}, {state} {zipCode}
          <span className="sr-only">: directions, opens a map</span>
        </a>
      </li>
      <li>
        <a className={linkClass} href={`tel:${phone}`}>
          <PhoneIcon />
          {phone}
        </a>
      </li>
      <li>
        <ClockIcon />
        <OpenStatus />
      </li>
      <li>
        <Suspense fallback={null}>
          <DeliveryFact />
        </Suspense>
      </li>
    </ul>
  )
}

/** The top of the landing page: the location's picture, name, contact data and order buttons. */
export function Hero() {
  const { code, name } = useLocationConfig()
  const picture = getHeroPicture(code)
  return (
    <section className={styles.hero} style={{ backgroundColor: picture?.colour ?? '#090402' }}>
      {picture && <HeroPicture picture={picture} />}
      <div className={joinClasses(page.width, styles.text)}>
        <p className={styles.cuisine}>Hibachi · Sushi · Teriyaki</p>
        <Heading as="h1" size="hero" className={styles.title}>
          Hibachi Ember <span className={styles.location}>{name}</span>
        </Heading>
        <p className={styles.lead}>Cooked when you order it. Choose from the menu, and watch your order being made.</p>
        <div className={styles.actions}>
          <ButtonLink size="lg" className={joinClasses(styles.action, styles.order)} href="/menu">
            Order now
          </ButtonLink>
          <a className={getButtonClass({ variant: 'outline', size: 'lg' }, styles.action)} href="#menu">
            See the menu
          </a>
        </div>
        <Facts />
      </div>
    </section>
  )
}
