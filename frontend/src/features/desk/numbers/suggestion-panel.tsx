import { chakra } from '@chakra-ui/react/styled-system'
import type { LocationCode } from '#shared/locations/index'
import { formatCents } from '#shared/rules/money'
import { fromHundredths } from '#shared/rules/stock'
import { Button } from '#base/components/ui'
import { Panel } from '../form/panel'
import { dateText } from './sums'
import { useMakeSpecial, useSuggestions } from './use-suggestions'

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '4',
    '& > li': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', justifyContent: 'space-between' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
})

type SuggestionPanelProps = { readonly location: LocationCode; readonly today: string }

/** What expires soon, and the special that would sell it: made by one tap. */
export function SuggestionPanel({ location, today }: SuggestionPanelProps) {
  const suggestions = useSuggestions(location, today)
  const { mutate, isPending, isError } = useMakeSpecial(location, today)
  if (suggestions.length === 0 && !isError) return null
  return (
    <chakra.div mb="5">
      <Panel title="Sell it before it expires">
        <List>
          {suggestions.map((suggestion) => {
            const { lot, dish, portions, discountPercent, priceCents, margin } = suggestion
            return (
              <li key={dish.id}>
                <chakra.span flex="1 1 14rem">
                  <b>{dish.name}</b> at {formatCents(priceCents)}, {discountPercent}% off, leaves {margin}%
                  <small>
                    {Number(fromHundredths(lot.hundredths))} of {lot.name} expires {dateText(lot.expiresOn)}: enough for{' '}
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
        </List>
        {isError && (
          <chakra.p role="alert" fontSize="sm" color="danger.fg">
            That special could not be made. Please look at the specials and try again.
          </chakra.p>
        )}
      </Panel>
    </chakra.div>
  )
}
