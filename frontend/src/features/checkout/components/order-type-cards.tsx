import { Text } from '@chakra-ui/react/text'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { estimatedTime } from '#shared/rules/order-status'
import type { QuoteNow } from '#shared/rules/quote-for'
import { inMinutes } from '#shared/rules/quote-words'
import { useQuotes } from '#features/intake'
import { ChoiceCards } from './choice-cards'

/** Minutes, or while a live site is closed the first times after its opening. */
function hintsOf({ quotes, atOpening }: QuoteNow) {
  if (atOpening) return atOpening
  if (!quotes) return { pickup: 'Closed now', delivery: 'Closed now' }
  return { pickup: inMinutes(quotes.pickup), delivery: inMinutes(quotes.delivery) }
}

/** The order types with their quotes, and the next opening while closed. */
export function OrderTypeCards({ field }: { readonly field: UseFormRegisterReturn }) {
  const quote = useQuotes()
  const { pickup, delivery } = hintsOf(quote)
  const choices = [
    { value: 'pickup', label: 'Pick Up', hint: pickup },
    { value: 'delivery', label: 'Delivery', hint: delivery },
    { value: 'event', label: 'Event', hint: estimatedTime.event },
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
