import './count-badge.css'

/** The badge shows `99+` above this count. */
const MAX_COUNT = 99

/**
 * A count at the corner of a button, hidden at 0.
 * Screen readers skip it: the button's own name has to include the count.
 */
export const CountBadge = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className="count-badge" aria-hidden data-now>
      {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
    </span>
  )
