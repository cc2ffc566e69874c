import { chakra } from '@chakra-ui/react/styled-system'
import type { Event, EventQuote } from '#shared/catering/contract'
import { formatQuoteEnd } from '#shared/catering/quote-text'
import { QuoteTable } from '#features/catering'
import { useDeskLocation } from '../desk-location'
import { FormPanel } from '../form/form-panel'
import { DepositButton, DepositNotice } from './deposit-decisions'

type QuoteSectionProps = { readonly event: Event; readonly quote: EventQuote }

/** The quote of an event, with what happens to its deposit. */
export function QuoteSection({ event, quote }: QuoteSectionProps) {
  const { timeZone } = useDeskLocation()
  return (
    <chakra.div className="not-on-paper">
      <FormPanel title="Quote" lead={quote.note} action={<DepositButton event={event} />}>
        <QuoteTable quote={quote} isDepositPaid={event.depositPaidAt !== null} isOver={event.state === 'cancelled'} />
        <DepositNotice event={event} />
        {event.state === 'quoted' && (
          <chakra.p color="fg.muted">Valid until {formatQuoteEnd(quote.validUntil, timeZone)}</chakra.p>
        )}
      </FormPanel>
    </chakra.div>
  )
}
