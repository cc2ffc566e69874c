import { isDeepStrictEqual } from 'node:util'
import type { ChangeIntake } from '#shared/contract/kitchen'
import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { clockAt, intakeAfter, openIntake, pauseAt } from '#shared/rules/intake'
import type { IntakeWord } from '#shared/rules/intake'
import { NO_KITCHEN } from '#shared/rules/unanswered'
import { changedMeanwhile, logged } from '../changes/log'
import type { ChangeRecord } from '../changes/records'
import type { Undo } from '../changes/undoing'
import { IntakeRecord, MenuChanges, menuKeys } from '../menu/records'
import { ifUnchanged } from '../runtime/conditions'
import { decide } from '../runtime/decide'
import { getItem, tableName } from '../runtime/table'
import type { Step } from '../runtime/transact'

async function intakeAt(location: LocationCode): Promise<IntakeWord | undefined> {
  const item = await getItem(menuKeys.changes(location))
  return item && MenuChanges.parse(item).intake
}

type Said = { readonly location: LocationCode; readonly by: string; readonly now: Date }

type Saying = Said & {
  /** The word after the one that stands. */
  readonly next: (before: IntakeWord) => IntakeWord
  readonly alongside?: (after: IntakeWord, entry?: ChangeRecord) => readonly Step[]
}

function titleOf(after: IntakeWord, { location, now }: Said): string {
  const { reason, extraMinutes } = after
  const until = pauseAt(after, now)
  if (until !== null) {
    const clock = clockAt(locationOf(location), until)
    const why = reason === NO_KITCHEN ? 'nobody confirmed an order and no board was connected' : reason
    return `Intake: paused until ${clock}${why === null ? '' : ` (${why})`}`
  }
  return extraMinutes > 0 ? `Intake: open, ${extraMinutes} minutes more` : 'Intake: open'
}

type Told = { readonly after: IntakeWord; readonly entry: ChangeRecord | undefined }

const say = (saying: Saying): Promise<Told> =>
  decide(
    () => intakeAt(saying.location),
    (read) => {
      const { location, next, by, now, alongside = () => [] } = saying
      const before = read ?? openIntake
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
      const log = logged({ locations: [location], kind: 'intake', subjectId: location, title, before, after, by, now })
      const [entry] = log.entries
      return {
        steps: [...alongside(after, entry), { write: { Update: ifUnchanged(write, { intake: read }) } }, ...log.steps],
        answer: { after, entry },
      }
    },
  )

/** Writes what the kitchen takes in, with its entry in the log; what is so already is left. */
export const sayIntake = async (saying: Saying): Promise<IntakeWord> => (await say(saying)).after

type Changing = Said & Required<Pick<Saying, 'alongside'>> & { readonly change: ChangeIntake }

/** Changes what the kitchen takes in as a cook says. */
export const changeIntake = ({ change, ...said }: Changing): Promise<IntakeWord> =>
  sayIntake({ ...said, next: (before) => intakeAfter(before, change, said.now) })

/**
 * Puts back what the kitchen took in before a word, where that is still the last one; a pause that
 * is over is none.
 */
export const undoIntakeWord: Undo = async ({ change, location, by, now, alongside }) => {
  const [was, is] = [change.before, change.after].map((text) => IntakeRecord.parse(JSON.parse(text)))
  const { after, entry } = await say({
    location,
    by,
    now,
    next: (before) => {
      if (!isDeepStrictEqual(before, is)) throw changedMeanwhile(before)
      return was ?? openIntake
    },
    alongside: (_after, made) => (made ? alongside(made) : []),
  })
  if (!entry) throw changedMeanwhile(after)
  return entry
}
