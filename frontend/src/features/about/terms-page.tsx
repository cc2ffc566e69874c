import { LEGAL_TEXTS_DATE, listTerms } from '#shared/pages/terms'
import { formatFullDate } from '#shared/platform/time'
import { Heading } from '#ui/heading'
import { PageFrame } from '#base/page/page-frame'
import { useLocationConfig } from '#base/location/location'
import styles from './text-page.module.css'

/** The terms of the location's site, filled from its settings. */
export function TermsPage() {
  const location = useLocationConfig()
  return (
    <PageFrame
      title="Terms"
      width="narrow"
      lead={`The terms of ${location.fullName}, as of ${formatFullDate(`${LEGAL_TEXTS_DATE}T12:00:00Z`, 'UTC')}.`}
    >
      {listTerms(location).map(({ title, texts }) => (
        <section key={title} className={styles.part}>
          <Heading as="h2" size="lg">
            {title}
          </Heading>
          {texts.map((text) => (
            <p key={text} className={styles.text}>
              {text}
            </p>
          ))}
        </section>
      ))}
    </PageFrame>
  )
}
