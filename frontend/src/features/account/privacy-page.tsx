import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { externalPersonalData } from '#shared/accounts/external-data'
import { GUEST_DATA_RETENTION_DAYS, personalDataCategories } from '#shared/accounts/personal-data'
import { processors } from '#shared/accounts/processors'
import { LEGAL_TEXTS_DATE } from '#shared/pages/terms'
import { formatFullDate } from '#shared/platform/time'
import { PageFrame } from '#base/page/page-frame'
import { Surface } from '#ui/chakra/surface'
import { useLocationConfig } from '#base/location/location'

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
  <Surface as="li" listStyleType="none">
    <Heading as="h3" size="md">
      {title}
    </Heading>
    <chakra.p mt="2">{what}</chakra.p>
    <chakra.dl
      mt="4"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '9rem 1fr' }}
      columnGap="4"
      fontSize="sm"
      css={{ '& dt': { color: 'fg.muted' }, '& dd': { mb: { base: '2', md: '1' } } }}
    >
      {facts.map(([name, text]) => (
        <chakra.div key={name} display="contents">
          <dt>{name}</dt>
          <dd>{text}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  </Surface>
)

const List = ({ children }: { readonly children: readonly ReactNode[] }) => (
  <chakra.ul display="grid" gap="4" mt="4">
    {children}
  </chakra.ul>
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
      <chakra.p>
        Ordering as a guest takes a name, a phone number and an e-mail address. {GUEST_DATA_RETENTION_DAYS} days after
        such an order they are removed automatically. With an account you can{' '}
        <chakra.span css={{ '& a': { color: 'accent.fg', textDecoration: 'underline' } }}>
          <Link href="/">download everything or delete your account</Link>
        </chakra.span>{' '}
        on your home page, whenever you like.
      </chakra.p>
      <Heading as="h2" size="lg" mt="10">
        In our table
      </Heading>
      <chakra.p mt="2" color="fg.muted">
        In one table at Amazon Web Services in the United States, encrypted.
      </chakra.p>
      <List>
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
      </List>
      <Heading as="h2" size="lg" mt="10">
        Elsewhere
      </Heading>
      <List>
        {externalPersonalData.map(({ title, what, until }) => (
          <DataCategory key={title} title={title} what={what} facts={[['How long', until]]} />
        ))}
      </List>
      <Heading as="h2" size="lg" mt="10">
        Who works for us
      </Heading>
      <chakra.p mt="2" color="fg.muted">
        These companies process data for us. No one else receives it.
      </chakra.p>
      <List>
        {processors.map(({ name, what }) => (
          <DataCategory key={name} title={name} what={what} facts={[]} />
        ))}
      </List>
      <chakra.p mt="8" color="fg.muted">
        {fullName}, {address.street}, {address.city}, {address.state} {address.zipCode}, {phone}. This page is of{' '}
        {formatFullDate(`${LEGAL_TEXTS_DATE}T12:00:00Z`, 'UTC')}. Questions? Write to{' '}
        <chakra.a href={`mailto:${email}`} color="accent.fg" textDecoration="underline" overflowWrap="anywhere">
          {email}
        </chakra.a>
        .
      </chakra.p>
    </PageFrame>
  )
}
