import type { Location } from '#shared/locations/index'
import { alertLocationOwner, type OwnerAlert } from './alert-location-owner'
import { deleteStandingAlert, findStandingAlert, saveStandingAlert } from './alert-repository'

type Condition = {
  /** Tells it apart from others of the location. */
  readonly subject: string
  /** `unknown` while no one expects it, as while the location is closed. */
  readonly isTrue: boolean | 'unknown'
  /** How long it has to last before the owner is alerted. */
  readonly patienceMs: number
  readonly now: Date
}

/**
 * Alerts the owner once while something lasts, and again only after it was over. `location` has
 * its current settings.
 */
export async function alertWhile(
  location: Location,
  { subject, isTrue, patienceMs, now }: Condition,
  alert: Omit<OwnerAlert, 'mark'>,
): Promise<void> {
  const { code } = location
  const standing = await findStandingAlert(code, subject)
  // What began shortly before closing time begins anew when the location opens.
  const isOver = !isTrue || (isTrue === 'unknown' && standing?.alertedAt === undefined)
  if (isOver && standing) await deleteStandingAlert(code, subject)
  if (isOver || isTrue === 'unknown' || standing?.alertedAt !== undefined) return
  const since = standing?.since ?? now.toISOString()
  const isDue = now.getTime() - Date.parse(since) >= patienceMs
  if (!standing && !isDue) return saveStandingAlert(code, subject, { since })
  if (!isDue) return
  await alertLocationOwner(location, { ...alert, mark: `${subject} ${since}` })
  // Stored after sending, so that a failed alert is sent again.
  await saveStandingAlert(code, subject, { since, alertedAt: now.toISOString() })
}
