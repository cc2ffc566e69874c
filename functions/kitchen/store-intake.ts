import { isDeepStrictEqual } from 'node:util'
import type { UpdateIntakeRequest } from '#shared/contract/kitchen'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { formatClockAt, applyIntakeChange, DEFAULT_INTAKE, getPauseEnd } from '#shared/rules/intake'
import type { IntakeSettings } from '#shared/rules/intake'
import { UNATTENDED_KITCHEN_REASON } from '#shared/rules/unanswered'
import { createEditConflict, logChange } from '../changes/log'
import type { ChangeRecord } from '../changes/records'
import type { UndoHandler } from '../changes/undoing'
import { IntakeRecord, LocationStateRecord, menuKeys } from '../menu/records'
import { ifUnchanged } from '../runtime/conditions'
import { runOptimisticWrite } from '../runtime/decide'
import { getItem, tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'

async function intakeAt(location: LocationCode): Promise<IntakeSettings | undefined> {
  const item = await getItem(menuKeys.changes(location))
  return item && LocationStateRecord.parse(item).intake
}

type Said = { readonly location: LocationCode; readonly by: string; readonly now: Date }

type Saying = Said & {
  /** The word after the one that stands. */
  readonly next: (before: IntakeSettings) => IntakeSettings
  readonly alongside?: (after: IntakeSettings, entry?: ChangeRecord) => readonly WriteStep[]
}

function titleOf(after: IntakeSettings, { location, now }: Said): string {
  const { reason, extraMinutes } = after
  const until = getPauseEnd(after, now)
  if (until !== null) {
    const clock = formatClockAt(getLocation(location), until)
    const why = reason === UNATTENDED_KITCHEN_REASON ? 'nobody confirmed an order and no board was connected' : reason
    return `Intake: paused until ${clock}${why === null ? '' : ` (${why})`}`
  }
  return extraMinutes > 0 ? `Intake: open, ${extraMinutes} minutes more` : 'Intake: open'
}

type Told = { readonly after: IntakeSettings; readonly entry: ChangeRecord | undefined }

const say = (saying: Saying): Promise<Told> =>
  runOptimisticWrite(
    () => intakeAt(saying.location),
    (read) => {
      const { location, next, by, now, alongside = () => [] } = saying
      const before = read ?? DEFAULT_INTAKE
      const after = next(before)
      if (JSON.stringify(before) === JSON.stringify(after))
        return { steps: alongside(after), answer: { after, entry: undefined } }
      const write = {
        TableName: tableName(),
        Key: menuKeys.changes(location),
        UpdateExpression: 'SET intake = :intake',
        ExpressionAttributeValues: { ':intake': after },
      }
      const title = titleOf(after, saying)
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
        steps: [...alongside(after, entry), { write: { Update: ifUnchanged(write, { intake: read }) } }, ...log.steps],
        answer: { after, entry },
      }
    },
  )

/** Writes what the kitchen takes in, with its entry in the log; what is so already is left. */
export const setIntake = async (saying: Saying): Promise<IntakeSettings> => (await say(saying)).after

type Changing = Said & Required<Pick<Saying, 'alongside'>> & { readonly change: UpdateIntakeRequest }

/** Changes what the kitchen takes in as a cook says. */
export const updateIntake = ({ change, ...said }: Changing): Promise<IntakeSettings> =>
  setIntake({ ...said, next: (before) => applyIntakeChange(before, change, said.now) })

/**
 * Puts back what the kitchen took in before a word, where that is still the last one; a pause that
 * is over is none.
 */
export const undoIntakeChange: UndoHandler = async ({ change, location, by, now, alongside }) => {
  const [was, is] = [change.before, change.after].map((text) => IntakeRecord.parse(JSON.parse(text)))
  const { after, entry } = await say({
    location,
    by,
    now,
    next: (before) => {
      if (!isDeepStrictEqual(before, is)) throw createEditConflict(before)
      return was ?? DEFAULT_INTAKE
    },
    alongside: (_after, made) => (made ? alongside(made) : []),
  })
  if (!entry) throw createEditConflict(after)
  return entry
}
