import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { PageFrame } from '#base/page/page-frame'
import { useLocationConfig } from '#base/location/location'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import links from '#ui/link.module.css'
import styles from './text-page.module.css'

const measures = [
  'Every function works with the keyboard alone, with a visible focus.',
  'Screen readers hear names, states, errors, and the number of results.',
  'Text can be enlarged to 200%, and pages to 400%, without losing content.',
  'Text and controls have enough contrast in the light and in the dark scheme.',
  'Animations stop if your device asks for reduced motion, and moving content can be paused.',
  'Buttons are large enough for a finger. No time limit ends an order that you are typing.',
] as const

const limits = [
  [
    'Speaking to Hiro',
    'Voice input depends on your browser, and some browsers have none. Everything can be typed instead.',
  ],
  ['Pictures of dishes', 'They have no description of their own. The text next to them names what is in the dish.'],
  [
    'Maps, payment pages and social networks',
    'They are sites of other companies, and we can’t change them. Addresses are also text, and you can pay at the counter.',
  ],
  ['Charts and kitchen boards', 'They are for our staff. Charts have tables; the boards need a tablet or a computer.'],
  [
    'The allergen card',
    'On a phone the names of its columns are turned sideways. Each dish’s page has the same facts as text.',
  ],
] as const

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    {children}
  </section>
)

/** The accessibility statement: the standard, what was done, known limits, and the contact. */
export function AccessibilityPage() {
  const { email, phone, fullName, address } = useLocationConfig()
  return (
    <PageFrame
      title="Accessibility"
      width="narrow"
      lead="Everyone should be able to read our menu, order and follow an order. This page says what we do for it, and what doesn’t work yet."
    >
      <p>
        This site aims to conform to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. Before each release
        its pages are checked automatically in both color schemes, and by hand with the keyboard.
      </p>
      <Part title="What we do">
        <ul className={styles.list}>
          {measures.map((measure) => (
            <li key={measure}>{measure}</li>
          ))}
        </ul>
      </Part>
      <Part title="Known limits">
        <dl className={styles.facts}>
          {limits.map(([what, text]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Tell us what doesn’t work">
        <p className={joinClasses(styles.text, links.links)}>
          If something keeps you from ordering, call us and we’ll take your order by phone:{' '}
          <a href={`tel:${phone}`}>{phone}</a>. Or write to{' '}
          <a href={`mailto:${email}?subject=Accessibility`}>{email}</a>: say which page, and which device or assistive
          technology you use. Our restaurant is {fullName}, {address.street}, {address.city}; the{' '}
          <Link href="/contact">contact page</Link> lists the others.
        </p>
      </Part>
    </PageFrame>
  )
}
