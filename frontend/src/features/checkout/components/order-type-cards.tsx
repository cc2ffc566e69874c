import { Text } from '@chakra-ui/react/text'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { standardEtaText } from '#shared/rules/order-status'
import type { CurrentQuote } from '#shared/rules/quote-for'
import { formatQuote } from '#shared/rules/quote-words'
import { useEtaQuotes } from '#features/intake'
import { ChoiceCards } from './choice-cards'

/** Minutes, or while a live site is closed the first times after its opening. */
function hintsOf({ quotes, atOpening }: CurrentQuote) {
  if (atOpening) return atOpening
  if (!quotes) return { pickup: 'Closed now', delivery: 'Closed now' }
  return { pickup: formatQuote(quotes.pickup), delivery: formatQuote(quotes.delivery) }
}

/** The order types with their quotes, and the next opening while closed. */
export function OrderTypeCards({ field }: { readonly field: UseFormRegisterReturn }) {
  const quote = useEtaQuotes()
  const { pickup, delivery } = hintsOf(quote)
  const choices = [
    { value: 'pickup', label: 'Pick Up', hint: pickup },
    { value: 'delivery', label: 'Delivery', hint: delivery },
    { value: 'event', label: 'Event', hint: standardEtaText.event },
  ]
  return (
    <>
      <ChoiceCards legend="Order type" choices={choices} field={field} />
      {quote.closed && (
        <Text mt="3" fontSize="sm" color="warning.fg">
          {quote.closed}
        </Text>
      )}
    </>
  )
}
