import { isDeepStrictEqual } from 'node:util'
import type { UpdateIntakeRequest } from '#shared/kitchen/intake-contract'
import {
  DEFAULT_INTAKE,
  UNATTENDED_KITCHEN_REASON,
  applyIntakeChange,
  getDeliveryPauseEnd,
  getPauseEnd,
  type IntakeSettings,
} from '#shared/kitchen/intake'
import { formatClockAt } from '#shared/hours/hours'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { LocationStateRecord, IntakeRecord, stateKey } from '../locations/state/records'
import { createEditConflict, logChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../platform/change-log/records'
import { getItem, tableName } from '../platform/table/table'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../platform/table/transaction'

async function findIntake(location: LocationCode): Promise<IntakeSettings | undefined> {
  const item = await getItem(stateKey(location))
  return item && LocationStateRecord.parse(item).intake
}

type IntakeContext = { readonly location: LocationCode; readonly by: string; readonly now: Date }

type IntakeUpdate = IntakeContext & {
  /** Returns the new settings. */
  readonly next: (before: IntakeSettings) => IntakeSettings
  /** Returns additional writes of the same transaction. */
  readonly extraSteps?: (after: IntakeSettings, entry?: ChangeRecord) => readonly WriteStep[]
}

function formatTitle(before: IntakeSettings, after: IntakeSettings, { location, now }: IntakeContext): string {
  if (before.deliveryPausedUntil !== after.deliveryPausedUntil) {
    const deliveryUntil = getDeliveryPauseEnd(after, now)
    return deliveryUntil === null
      ? 'Delivery resumed'
      : `Delivery paused until ${formatClockAt(getLocation(location), deliveryUntil)}`
  }
  const { reason, extraMinutes } = after
  const until = getPauseEnd(after, now)
  if (until !== null) {
    const clock = formatClockAt(getLocation(location), until)
    const why = reason === UNATTENDED_KITCHEN_REASON ? 'no order was confirmed and no board was connected' : reason
    return `Orders paused until ${clock}${why === null ? '' : ` (${why})`}`
  }
  return extraMinutes > 0 ? `Orders open, +${extraMinutes} min per order` : 'Orders resumed'
}

type UpdatedIntake = {
  readonly after: IntakeSettings
  /** Undefined if nothing changed. */
  readonly entry: ChangeRecord | undefined
}

const writeIntake = (update: IntakeUpdate): Promise<UpdatedIntake> =>
  runOptimisticWrite(
    () => findIntake(update.location),
    (stored) => {
      const { location, next, by, now, extraSteps = () => [] } = update
      const before = stored ?? DEFAULT_INTAKE
      const after = next(before)
      if (JSON.stringify(before) === JSON.stringify(after))
        return { steps: extraSteps(after), answer: { after, entry: undefined } }
      const write = {
        TableName: tableName(),
        Key: stateKey(location),
        UpdateExpression: 'SET intake = :intake',
        ExpressionAttributeValues: { ':intake': after },
      }
      const title = formatTitle(before, after, update)
      const log = logChange({
        locations: [location],
        kind: 'intake',
        subjectId: location,
        title,
        before,
        after,
        by,
        now,
      })
      const [entry] = log.entries
      return {
        steps: [
          ...extraSteps(after, entry),
          { write: { Update: ifUnchanged(write, { intake: stored }) } },
          ...log.steps,
        ],
        answer: { after, entry },
      }
    },
  )

/**
 * Sets the intake and logs the change. Returns the new settings. Writes nothing if nothing changes.
 */
export const setIntake = async (update: IntakeUpdate): Promise<IntakeSettings> => (await writeIntake(update)).after

type RequestedUpdate = IntakeContext &
  Required<Pick<IntakeUpdate, 'extraSteps'>> & { readonly change: UpdateIntakeRequest }

/** Applies a cook's change to the intake. Returns the new settings. */
export const updateIntake = ({ change, ...update }: RequestedUpdate): Promise<IntakeSettings> =>
  setIntake({ ...update, next: (before) => applyIntakeChange(before, change, update.now) })

/**
 * Restores the intake before a change.
 * @throws Problem `changed-meanwhile` if the intake was changed again
 */
export const undoIntakeChange: UndoHandler = async ({ change, location, by, now, extraSteps }) => {
  const [previous, expected] = [change.before, change.after].map((text) => IntakeRecord.parse(JSON.parse(text)))
  const { after, entry } = await writeIntake({
    location,
    by,
    now,
    next: (before) => {
      if (!isDeepStrictEqual(before, expected)) throw createEditConflict(before)
      return previous ?? DEFAULT_INTAKE
    },
    extraSteps: (_after, newEntry) => (newEntry ? extraSteps(newEntry) : []),
  })
  if (!entry) throw createEditConflict(after)
  return entry
}
