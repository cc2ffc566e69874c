import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { LEGAL_TEXTS_DATE, listTerms } from '#shared/pages/terms'
import { formatFullDate } from '#shared/platform/time'
import { PageFrame } from '#base/page/page-frame'
import { useLocationConfig } from '#base/location/location'

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
        <section key={title}>
          <Heading as="h2" size="lg" mt="8">
            {title}
          </Heading>
          {texts.map((text) => (
            <chakra.p key={text} mt="2" overflowWrap="anywhere">
              {text}
            </chakra.p>
          ))}
        </section>
      ))}
    </PageFrame>
  )
}
