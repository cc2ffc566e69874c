import type { CartChange } from '#shared/orders/cart/cart-changes'
import { formatCents } from '#shared/platform/money'
import { useLocationConfig } from '#base/location/location'
import { useInWindow } from '#base/browser/use-in-window'
import { useMenuTime } from '#base/menu/menu-time'
import { Button, ButtonLink } from '#ui/button'
import styles from './cart-notice.module.css'
import { removeCartLines } from './cart-lines'
import { useCartCheck } from './use-cart-check'
import { useOrderedElsewhere } from './use-ordered-elsewhere'

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
  const notice = useInWindow<HTMLDivElement>(hasNews && ordered !== undefined)
  return (
    // Screen readers announce only changes of a region that was there before.
    <div role="status" aria-label="Changes to your cart">
      {hasNews && (
        <div ref={notice} className={styles.notice}>
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
            {unavailableLines.map(({ key, name, for: person }) => (
              <li key={key}>
                {person === undefined ? name : `${name} for ${person}`} cannot be ordered{' '}
                {at === '' ? 'right now' : 'for the chosen time'}.
              </li>
            ))}
          </ul>
          <div className={styles.ways}>
            {ordered && (
              <ButtonLink size="sm" href={`/orders/${ordered.id}/tracking`}>
                See your order
              </ButtonLink>
            )}
            {unavailableLines.length > 0 && (
              <Button size="sm" onClick={() => removeCartLines(unavailableLines)}>
                Remove {unavailableLines.length === 1 ? 'it' : 'them'}
              </Button>
            )}
            {(changes.length + otherTabChanges.length > 0 || previousLocation) && (
              <Button size="sm" variant="outline" onClick={dismiss}>
                OK
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
