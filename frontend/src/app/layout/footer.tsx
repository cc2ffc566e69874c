import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { locations } from '#shared/locations/index'
import { formatHoursLines } from '#shared/hours/hours'
import { BrandMark } from './brand-mark'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import page from '#ui/page.module.css'
import { DirectionsLink } from '#base/location/directions-link'
import { SiteLink } from '#base/cart/site-link'
import { numberInWords, kitchenCount } from '#base/format'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { ColorSchemeSwitch } from '#base/browser/color-scheme'
import { useNow } from '#base/browser/use-now'
import styles from './footer.module.css'

const quickLinks = [
  { href: '/menu', label: 'Menu' },
  { href: '/find-order', label: 'Find My Order' },
  { href: '/reviews', label: 'Reviews' },
  { href: '/contact', label: 'Contact' },
  { href: '/menu?type=event', label: 'Catering' },
] as const

/** Where gift cards are sold online. */
const sellingLinks = [...quickLinks, { href: '/gift-cards', label: 'Gift Cards' }] as const

const description = `Hibachi, sushi and teriyaki, cooked to order. A small Florida group of ${numberInWords(kitchenCount)} kitchens.`

type ColumnProps = { readonly title: string; readonly isWide?: boolean; readonly children: ReactNode }

const Column = ({ title, isWide = false, children }: ColumnProps) => (
  <div className={joinClasses(styles.column, isWide && styles.wide)}>
    <Heading as="h2" size="sm" className={styles.title}>
      {title}
    </Heading>
    <div className={joinClasses(styles.entries, styles.links)}>{children}</div>
  </div>
)

export function Footer() {
  const location = useLocationConfig()
  const { showsTestBanner, payments } = usePolicy()
  const now = useNow()
  const { street, city, state, zipCode } = location.address
  return (
    <footer className={styles.footer}>
      <div className={joinClasses(page.width, styles.columns)}>
        <div className={styles.about}>
          <div className={styles.mark}>
            <BrandMark size={44} />
          </div>
          <p>{description}</p>
        </div>
        <Column title="Quick Links">
          {(payments === 'stripe' ? sellingLinks : quickLinks).map(({ href, label }) => (
            <Link key={label} href={href}>
              {label}
            </Link>
          ))}
        </Column>
        <Column title="Other Locations">
          {locations
            .filter(({ code }) => code !== location.code)
            .map((other) => (
              <SiteLink key={other.code} location={other}>
                {other.name}
              </SiteLink>
            ))}
        </Column>
        <Column title="Visit" isWide>
          <address className={styles.address}>
            {street}
            <br />
            {city}, {state} {zipCode}
          </address>
          <DirectionsLink address={location.address} to={location.name} />
          <a href={`tel:${location.phone}`}>{location.phone}</a>
          <a className={styles.mail} href={`mailto:${location.email}`}>
            {location.email}
          </a>
        </Column>
        <Column title="Hours" isWide>
          {formatHoursLines(location, now).map(({ days, hours }) => (
            <div key={days} className={styles.hours}>
              <span>{days}</span>
              <span>{hours}</span>
            </div>
          ))}
        </Column>
      </div>
      <div className={joinClasses(page.width, styles.end, styles.links)}>
        <ColorSchemeSwitch />
        <span>© {now.getFullYear()} Hibachi Ember. All rights reserved.</span>
        <div className={styles.legal}>
          {location.links.social.map(({ label, url }) => (
            <a key={url} href={url} rel="noreferrer" target="_blank">
              {label}
            </a>
          ))}
          <Link href="/accessibility">Accessibility</Link>
          <Link href="/privacy">Privacy</Link>
          {/* A test site has a placeholder. */}
          <a href={showsTestBanner ? '#terms' : '/terms'}>Terms</a>
        </div>
      </div>
    </footer>
  )
}
