import './count-badge.css'

/** More than fit at a button's corner. */
const MOST = 99

/** How many wait behind a button, at its corner; its own name says it to who can't see it. */
export const CountBadge = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className="count-badge" aria-hidden data-now>
      {count > MOST ? `${MOST}+` : count}
    </span>
  )
