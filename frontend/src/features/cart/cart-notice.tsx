import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import type { CartChange } from '#shared/orders/cart/cart-changes'
import { formatCents } from '#shared/platform/money'
import { useLocationConfig } from '#base/location/location'
import { useMenuTime } from '#base/menu/menu-time'
import { removeCartLines } from './cart-lines'
import { useCartCheck } from './use-cart-check'
import { useOrderedElsewhere } from './use-ordered-elsewhere'

const Notice = chakra('div', {
  base: {
    mb: '3',
    p: '4',
    borderRadius: 'xl',
    bg: 'warning.subtle',
    borderWidth: '1px',
    borderColor: 'warning',
    fontSize: 'sm',
    '& strong': { color: 'warning.fg' },
    '& li': { mt: '1' },
    '& .ways': { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3' },
  },
})

const formatChange = (change: CartChange): string =>
  change.kind === 'price'
    ? `${change.name} is now ${formatCents(change.isCents)} (it was ${formatCents(change.wasCents)}).`
    : `${change.was} is now called ${change.name}.`

/** Lists what changed in the cart since the guest last saw it, so that no change goes unnoticed. */
export function CartNotice() {
  const { changes, unavailableLines, otherTabChanges, previousLocation, hasNews, dismiss } = useCartCheck()
  const ordered = useOrderedElsewhere()
  const { name } = useLocationConfig()
  const at = useMenuTime()
  return (
    // Screen readers announce only changes of a region that was there before.
    <div role="status" aria-label="Changes to your cart">
      {hasNews && (
        <Notice>
          <strong>{ordered ? `You ordered: ticket ${ordered.ticketNumber}` : 'Your cart has changed'}</strong>
          <ul>
            {previousLocation && (
              <li>
                It comes from {previousLocation}, and is now ordered at {name}: dishes and prices may differ.
              </li>
            )}
            {(ordered ? [] : otherTabChanges).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {changes.map((change) => (
              <li key={`${change.kind} ${change.key}`}>{formatChange(change)}</li>
            ))}
            {unavailableLines.map(({ key, name }) => (
              <li key={key}>
                {name} cannot be ordered {at === '' ? 'right now' : 'for the chosen time'}.
              </li>
            ))}
          </ul>
          <div className="ways">
            {ordered && (
              <Button asChild size="sm">
                <Link href={`/orders/${ordered.id}/tracking`}>See your order</Link>
              </Button>
            )}
            {unavailableLines.length > 0 && (
              <Button type="button" size="sm" onClick={() => removeCartLines(unavailableLines)}>
                Remove {unavailableLines.length === 1 ? 'it' : 'them'}
              </Button>
            )}
            {(changes.length + otherTabChanges.length > 0 || previousLocation) && (
              <Button type="button" size="sm" variant="outline" onClick={dismiss}>
                OK
              </Button>
            )}
          </div>
        </Notice>
      )}
    </div>
  )
}
