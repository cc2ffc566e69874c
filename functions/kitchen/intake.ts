import type * as z from 'zod/mini'
import type { OrderIntake, UpdateIntakeRequest } from '#shared/kitchen/contract'
import { getLocation } from '#shared/locations/index'
import type { Location, LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getHoursTransitions } from '#shared/hours/transitions'
import {
  DEFAULT_INTAKE,
  UNATTENDED_KITCHEN_REASON,
  applyIntakeChange,
  formatClockAt,
  getIntakeState,
  getPauseEnd,
} from '#shared/kitchen/intake'
import type { IntakeSettings } from '#shared/kitchen/intake'
import { estimateQuotes } from '#shared/orders/eta'
import type { KitchenLoad } from '#shared/orders/eta'
import { getCurrentQuote } from '#shared/orders/scheduling'
import { withOpeningHours } from '../hours/repository'
import { getMenuWithState } from '../menu/menu-cache'
import { listActiveOrders } from '../orders/ticket-repository'
import { isDeepStrictEqual } from 'node:util'
import { createEditConflict, logChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../platform/change-log/records'
import { menuKeys } from '../menu/records'
import { IntakeRecord, LocationStateRecord } from '../menu/location-state-records'
import { ifUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { getItem, tableName } from '../platform/table/table'

/** How the intake stands at a place with its hours, and until when. */
export function getIntakeStatus(word: IntakeSettings, place: Location, now: Date) {
  const state = getIntakeState(word, { policy: getPolicy(place), place, now })
  const opens = state === 'closed' ? (getHoursTransitions(place, now).until?.toISOString() ?? null) : null
  const pausedUntil = getPauseEnd(word, now)
  const paused = pausedUntil === null ? { until: opens, reason: null } : { until: pausedUntil, reason: word.reason }
  return { state, ...paused }
}

type Here = Omit<KitchenLoad, 'extraMinutes'> & { readonly place: Location }

/** The intake that every caller may read, with the quotes for an order placed now. */
export function presentIntake(
  word: IntakeSettings,
  { place, ...kitchen }: Here,
  now: Date,
): z.input<typeof OrderIntake> {
  const { extraMinutes } = word
  const whenOpen = estimateQuotes({ ...kitchen, extraMinutes }, now)
  const { quotes, atOpening } = getCurrentQuote(whenOpen, { policy: getPolicy(place), place, now })
  return {
    ...getIntakeStatus(word, place, now),
    extraMinutes,
    quotes,
    ...((quotes === null || atOpening) && { quotesWhenOpen: whenOpen }),
  }
}

/**
 * A location's kitchen as quotes need it: its hours, its intake, how it works and what it has in
 * hand.
 */
export async function getKitchenState(location: LocationCode, now: Date) {
  const [{ menu, house }, inHand] = await Promise.all([getMenuWithState(location), listActiveOrders(location, now)])
  const { intake, stations } = house
  return { intake, place: withOpeningHours(getLocation(location), menu), stations, inHand }
}

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
