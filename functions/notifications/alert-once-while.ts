import type { Location } from '#shared/locations/index'
import { alertLocationOwner, type OwnerAlert } from './alert-location-owner'
import { deleteStandingAlert, findStandingAlert, saveStandingAlert } from './alert-repository'

type Condition = {
  /** Tells it apart from others of the location. */
  readonly subject: string
  /** `unknown` when it can't be judged, such as while the location is closed. */
  readonly state: 'holds' | 'over' | 'unknown'
  /** How long it has to last before the owner is alerted. */
  readonly thresholdMs: number
  readonly now: Date
}

/**
 * Alerts the owner once while something lasts, and again only after it was over. `location` has
 * its current settings.
 */
export async function alertOnceWhile(
  location: Location,
  { subject, state, thresholdMs, now }: Condition,
  alert: Omit<OwnerAlert, 'mark'>,
): Promise<void> {
  const { code } = location
  const stored = await findStandingAlert(code, subject)
  const isAlerted = stored?.alertedAt !== undefined
  // What began shortly before closing time begins anew when the location opens.
  if (state === 'over' || (state === 'unknown' && !isAlerted)) {
    if (stored) await deleteStandingAlert(code, subject)
    return
  }
  if (state === 'unknown' || isAlerted) return
  const since = stored?.since ?? now.toISOString()
  if (now.getTime() - Date.parse(since) < thresholdMs) {
    if (!stored) await saveStandingAlert(code, subject, { since })
    return
  }
  await alertLocationOwner(location, { ...alert, mark: `${subject} ${since}` })
  // Stored after sending, so that a failed alert is sent again.
  await saveStandingAlert(code, subject, { since, alertedAt: now.toISOString() })
}
