import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { externalPersonalData } from '#shared/accounts/external-data'
import { GUEST_DATA_RETENTION_DAYS, personalDataCategories } from '#shared/accounts/personal-data'
import { processors } from '#shared/accounts/processors'
import { LEGAL_TEXTS_DATE } from '#shared/pages/terms'
import { formatFullDate } from '#shared/platform/time'
import { PageFrame } from '#base/page/page-frame'
import { useLocationConfig } from '#base/location/location'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import links from '#ui/link.module.css'
import { surfaceClass } from '#ui/surface'
import styles from './privacy-page.module.css'

type Fact = readonly [name: string, text: string]

/** A category of personal data: what it is and how long it is stored. */
const DataCategory = ({
  title,
  what,
  facts,
}: {
  readonly title: string
  readonly what: string
  readonly facts: readonly Fact[]
}) => (
  <li className={surfaceClass}>
    <Heading as="h3" size="md">
      {title}
    </Heading>
    <p className={styles.text}>{what}</p>
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </li>
)

type PartProps = { readonly title: string; readonly lead?: string; readonly children: readonly ReactNode[] }

/** A part of the page: a list of categories below its title. */
const Part = ({ title, lead, children }: PartProps) => (
  <section className={styles.part}>
    <Heading as="h2" size="lg">
      {title}
    </Heading>
    {lead && <p className={styles.lead}>{lead}</p>}
    <ul className={styles.list}>{children}</ul>
  </section>
)

/** Lists the stored personal data, from the same categories that export and erasure use. */
export function PrivacyPage() {
  const { email, fullName, address, phone } = useLocationConfig()
  return (
    <PageFrame
      title="Privacy"
      width="narrow"
      lead="What we store about you, where, why and for how long. We show no advertising and sell no data."
    >
      <p className={links.links}>
        Ordering as a guest takes a name, a phone number and an e-mail address. {GUEST_DATA_RETENTION_DAYS} days after
        such an order they are removed automatically. With an account you can{' '}
        <Link href="/">download everything or delete your account</Link> on your home page, whenever you like.
      </p>
      <Part title="In our table" lead="In one table at Amazon Web Services in the United States, encrypted.">
        {personalDataCategories.map(({ id, title, what, why, until, erased }) => (
          <DataCategory
            key={id}
            title={title}
            what={what}
            facts={[
              ['Why', why],
              ['How long', until],
              ['If you delete your account', erased],
            ]}
          />
        ))}
      </Part>
      <Part title="Elsewhere">
        {externalPersonalData.map(({ title, what, until }) => (
          <DataCategory key={title} title={title} what={what} facts={[['How long', until]]} />
        ))}
      </Part>
      <Part title="Who works for us" lead="These companies process data for us. No one else receives it.">
        {processors.map(({ name, what }) => (
          <DataCategory key={name} title={name} what={what} facts={[]} />
        ))}
      </Part>
      <p className={joinClasses(styles.end, links.links)}>
        {fullName}, {address.street}, {address.city}, {address.state} {address.zipCode}, {phone}. This page is of{' '}
        {formatFullDate(`${LEGAL_TEXTS_DATE}T12:00:00Z`, 'UTC')}. Questions? Write to{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </PageFrame>
  )
}
