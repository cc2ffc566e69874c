import type { Cents } from '#shared/platform/money'
import { formatBenefit, formatPoints } from './loyalty-text'
import styles from './member-hint.module.css'
import { useMemberTerms, useOptionalLoyaltyAccount } from './use-loyalty'

/** What the tier of the signed-in user gives for the next order; nothing without a benefit. */
export function MemberHint() {
  const { data } = useOptionalLoyaltyAccount()
  const gives = data && formatBenefit(data.benefit)
  if (!gives || (data.benefit.kind === 'points' && data.pointsPerDollar === 0)) return null
  return (
    <p className={styles.hint}>
      {data.currentTier} member: {gives} on your order.
    </p>
  )
}

/** The points that dishes for this price after discount earn, without those of specials. */
export function EarnedPoints({ dishesCents }: { readonly dishesCents: Cents }) {
  const { pointsRate } = useMemberTerms()
  const points = Math.floor((dishesCents * pointsRate) / 10_000)
  if (points === 0) return null
  return <p className={styles.hint}>You earn about {formatPoints(points)} with this order.</p>
}
