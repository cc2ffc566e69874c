import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { Event } from '#shared/catering/contract'
import { describeDeposit, formatQuoteEnd } from '#shared/catering/quote-text'
import type { Location } from '#shared/locations/index'
import { TitledPanel } from '#base/components/titled-panel'
import { QuoteTable } from './quote-table'
import { useEventLocation } from './use-event'

/** How the deposit is paid, and until when the quote is valid. */
function describeTerms(event: Event, { name, timeZone }: Pick<Location, 'name' | 'timeZone'>): string {
  const { state, quote, depositPayment, depositPaidAt } = event
  const ofCancelled = describeDeposit(event, 'guest')
  if (ofCancelled !== '') return ofCancelled
  if (!quote || (state !== 'quoted' && state !== 'accepted' && state !== 'ordered')) return ''
  const until = formatQuoteEnd(quote.validUntil, timeZone)
  if (state === 'accepted') return `Please pay the deposit by ${until}.`
  const validity = state === 'quoted' ? [`Valid until ${until}.`] : []
  if (depositPayment === 'none' || depositPaidAt !== null) return validity.join(' ')
  const payment =
    depositPayment === 'online' ? 'You pay the deposit online when you accept.' : `You pay the deposit at ${name}.`
  return [...validity, payment].join(' ')
}

const Changes = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    mb: '4',
    p: '4',
    borderRadius: 'xl',
    bg: 'bg.muted',
    fontSize: 'sm',
    '& dt': { color: 'fg.muted' },
    '& del': { color: 'fg.muted' },
    '& ins': { textDecoration: 'none', fontWeight: 'semibold' },
  },
})

/** What a new quote changes compared with the previous one. */
const QuoteChanges = ({ changes }: { readonly changes: Event['quoteChanges'] }) => (
  <>
    <Text fontWeight="semibold" mb="2">
      Changed since the last quote
    </Text>
    <Changes>
      {changes.map(({ label, before, after }, index) => (
        <div key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd>
            <span className="sr-only">from </span>
            <del>{before ?? 'none'}</del>
            <span aria-hidden> → </span>
            <span className="sr-only"> to </span>
            <ins>{after ?? 'none'}</ins>
          </dd>
        </div>
      ))}
    </Changes>
  </>
)

/** The quote with what it changes, how the deposit is paid and until when it is valid. */
export function QuotePanel({ event }: { readonly event: Event }) {
  const location = useEventLocation(event)
  const { quote, quoteChanges } = event
  if (!quote) return null
  const terms = describeTerms(event, location)
  return (
    <TitledPanel title="Quote">
      {event.state === 'quoted' && quoteChanges.length > 0 && <QuoteChanges changes={quoteChanges} />}
      <QuoteTable quote={quote} isDepositPaid={event.depositPaidAt !== null} isOver={event.state === 'cancelled'} />
      {quote.note !== '' && (
        <Text mt="4" whiteSpace="pre-line">
          {quote.note}
        </Text>
      )}
      {terms !== '' && (
        <Text mt="4" fontSize="sm" color="fg.muted">
          {terms}
        </Text>
      )}
    </TitledPanel>
  )
}
