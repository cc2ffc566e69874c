import type { ChangeIntake } from '#shared/contract/kitchen'
import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { clockAt, intakeAfter, openIntake, pauseAt } from '#shared/rules/intake'
import type { IntakeWord } from '#shared/rules/intake'
import { logged } from '../desk/log'
import { MenuChanges, menuKeys } from '../menu/records'
import { ifUnchanged } from '../runtime/conditions'
import { decide } from '../runtime/decide'
import { getItem, tableName } from '../runtime/table'
import type { Step } from '../runtime/transact'

async function intakeAt(location: LocationCode): Promise<IntakeWord | undefined> {
  const item = await getItem(menuKeys.changes(location))
  return item && MenuChanges.parse(item).intake
}

type Changing = {
  readonly location: LocationCode
  readonly change: ChangeIntake
  readonly by: string
  readonly now: Date
  readonly alongside: (after: IntakeWord) => readonly Step[]
}

function titleOf(after: IntakeWord, { location, now }: Changing): string {
  const { reason, extraMinutes } = after
  const until = pauseAt(after, now)
  if (until !== null) {
    const clock = clockAt(locationOf(location), until)
    return `Intake: paused until ${clock}${reason === null ? '' : ` (${reason})`}`
  }
  return extraMinutes > 0 ? `Intake: open, ${extraMinutes} minutes more` : 'Intake: open'
}

/** Changes what the kitchen takes in, with its entry in the log; what is so already is left. */
export const changeIntake = (changing: Changing): Promise<IntakeWord> =>
  decide(
    () => intakeAt(changing.location),
    (read) => {
      const { location, change, by, now, alongside } = changing
      const before = read ?? openIntake
      const after = intakeAfter(before, change, now)
      if (JSON.stringify(before) === JSON.stringify(after)) return { steps: alongside(after), answer: after }
      const write = {
        TableName: tableName(),
        Key: menuKeys.changes(location),
        UpdateExpression: 'SET intake = :intake',
        ExpressionAttributeValues: { ':intake': after },
      }
      const title = titleOf(after, changing)
      const log = logged({ locations: [location], kind: 'intake', subjectId: location, title, before, after, by, now })
      return {
        steps: [...alongside(after), { write: { Update: ifUnchanged(write, { intake: read }) } }, ...log.steps],
        answer: after,
      }
    },
  )
