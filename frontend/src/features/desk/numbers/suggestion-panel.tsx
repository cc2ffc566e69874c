import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { LocationCode } from '#shared/locations/index'
import { formatCents } from '#shared/platform/money'
import { hundredthsToDecimal } from '#shared/inventory/stock'
import { formatAmountWithUnit } from '#base/format'
import { FormPanel } from '../form/form-panel'
import { HintList } from './hint-panel'
import { formatWeekdayDate } from './figures'
import { useCreateSuggestedSpecial, useSuggestions, useSuggestedSpecials } from './use-suggestions'

type SuggestionPanelProps = { readonly location: LocationCode; readonly today: string }

/** Suggests specials for stock that expires soon, and shows what the created ones sold. */
export function SuggestionPanel({ location, today }: SuggestionPanelProps) {
  const suggestions = useSuggestions(location, today)
  const { mutate, isPending, isError } = useCreateSuggestedSpecial(location, today)
  const watched = useSuggestedSpecials(location, today)
  if (suggestions.length + watched.length === 0 && !isError) return null
  return (
    <chakra.div mb="5">
      <FormPanel title="Sell it before it expires">
        <HintList>
          {watched.map(({ id, name, item, sold, most, hundredths }) => (
            <li key={id}>
              <chakra.span flex="1 1 14rem">
                <b>{name}</b> is a special today: sold {sold}
                {most !== null && ` of ${most}`}, saved{' '}
                {formatAmountWithUnit(hundredthsToDecimal(hundredths), item.unit)}
                <small>{item.name} that would have expired, by the recipe of what was ordered.</small>
              </chakra.span>
            </li>
          ))}
          {suggestions.map((suggestion) => {
            const { lot, dish, portions, discountPercent, priceCents, margin } = suggestion
            return (
              <li key={dish.id}>
                <chakra.span flex="1 1 14rem">
                  <b>{dish.name}</b> at {formatCents(priceCents)}, {discountPercent}% off, margin {margin}%
                  <small>
                    {formatAmountWithUnit(hundredthsToDecimal(lot.hundredths), lot.unit)} of {lot.name}{' '}
                    {lot.hundredths === 100 ? 'expires' : 'expire'} {formatWeekdayDate(lot.expiresOn)}: enough for{' '}
                    {portions} {portions === 1 ? 'portion' : 'portions'}.
                  </small>
                </chakra.span>
                <Button
                  variant="outline"
                  className="not-on-paper"
                  disabled={isPending}
                  aria-label={`Make ${dish.name} a special today`}
                  onClick={() => mutate(suggestion)}
                >
                  Make it a special
                </Button>
              </li>
            )
          })}
        </HintList>
        {isError && (
          <chakra.p role="alert" fontSize="sm" color="danger.fg">
            The special could not be added. Please check the specials and try again.
          </chakra.p>
        )}
      </FormPanel>
    </chakra.div>
  )
}
