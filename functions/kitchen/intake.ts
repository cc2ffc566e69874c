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
import { IntakeRecord, LocationStateRecord, menuKeys } from '../menu/records'
import { ifUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { getItem, tableName } from '../platform/table/table'

/** Returns whether a location accepts orders, until when that lasts, and the reason of a pause. */
export function getIntakeStatus(intake: IntakeSettings, place: Location, now: Date) {
  const state = getIntakeState(intake, { policy: getPolicy(place), place, now })
  const opens = state === 'closed' ? (getHoursTransitions(place, now).until?.toISOString() ?? null) : null
  const pausedUntil = getPauseEnd(intake, now)
  const paused = pausedUntil === null ? { until: opens, reason: null } : { until: pausedUntil, reason: intake.reason }
  return { state, ...paused }
}

type KitchenState = Omit<KitchenLoad, 'extraMinutes'> & { readonly place: Location }

/** Presents the intake, with the quoted times for an order placed now. Every caller may read it. */
export function presentIntake(
  intake: IntakeSettings,
  { place, ...kitchen }: KitchenState,
  now: Date,
): z.input<typeof OrderIntake> {
  const { extraMinutes } = intake
  const whenOpen = estimateQuotes({ ...kitchen, extraMinutes }, now)
  const { quotes, atOpening } = getCurrentQuote(whenOpen, { policy: getPolicy(place), place, now })
  return {
    ...getIntakeStatus(intake, place, now),
    extraMinutes,
    quotes,
    ...((quotes === null || atOpening) && { quotesWhenOpen: whenOpen }),
  }
}

/** Returns what quoted times depend on: the location's hours, intake, stations and active orders. */
export async function getKitchenState(location: LocationCode, now: Date) {
  const [{ menu, house }, inHand] = await Promise.all([getMenuWithState(location), listActiveOrders(location, now)])
  const { intake, stations } = house
  return { intake, place: withOpeningHours(getLocation(location), menu), stations, inHand }
}

async function findIntake(location: LocationCode): Promise<IntakeSettings | undefined> {
  const item = await getItem(menuKeys.changes(location))
  return item && LocationStateRecord.parse(item).intake
}

type IntakeContext = { readonly location: LocationCode; readonly by: string; readonly now: Date }

type IntakeUpdate = IntakeContext & {
  /** Returns the new settings. */
  readonly next: (before: IntakeSettings) => IntakeSettings
  /** Returns additional writes of the same transaction. */
  readonly alongside?: (after: IntakeSettings, entry?: ChangeRecord) => readonly WriteStep[]
}

function formatTitle(after: IntakeSettings, { location, now }: IntakeContext): string {
  const { reason, extraMinutes } = after
  const until = getPauseEnd(after, now)
  if (until !== null) {
    const clock = formatClockAt(getLocation(location), until)
    const why = reason === UNATTENDED_KITCHEN_REASON ? 'nobody confirmed an order and no board was connected' : reason
    return `Intake: paused until ${clock}${why === null ? '' : ` (${why})`}`
  }
  return extraMinutes > 0 ? `Intake: open, ${extraMinutes} minutes more` : 'Intake: open'
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
      const { location, next, by, now, alongside = () => [] } = update
      const before = stored ?? DEFAULT_INTAKE
      const after = next(before)
      if (JSON.stringify(before) === JSON.stringify(after))
        return { steps: alongside(after), answer: { after, entry: undefined } }
      const write = {
        TableName: tableName(),
        Key: menuKeys.changes(location),
        UpdateExpression: 'SET intake = :intake',
        ExpressionAttributeValues: { ':intake': after },
      }
      const title = formatTitle(after, update)
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
          ...alongside(after, entry),
          { write: { Update: ifUnchanged(write, { intake: stored }) } },
          ...log.steps,
        ],
        answer: { after, entry },
      }
    },
  )

/** Sets the intake and logs the change. Returns the new settings. Writes nothing if nothing changes. */
export const setIntake = async (update: IntakeUpdate): Promise<IntakeSettings> => (await writeIntake(update)).after

type RequestedUpdate = IntakeContext &
  Required<Pick<IntakeUpdate, 'alongside'>> & { readonly change: UpdateIntakeRequest }

/** Applies a cook's change to the intake. Returns the new settings. */
export const updateIntake = ({ change, ...update }: RequestedUpdate): Promise<IntakeSettings> =>
  setIntake({ ...update, next: (before) => applyIntakeChange(before, change, update.now) })

/**
 * Restores the intake before a change.
 * @throws Problem `changed-meanwhile` if the intake was changed again
 */
export const undoIntakeChange: UndoHandler = async ({ change, location, by, now, alongside }) => {
  const [previous, expected] = [change.before, change.after].map((text) => IntakeRecord.parse(JSON.parse(text)))
  const { after, entry } = await writeIntake({
    location,
    by,
    now,
    next: (before) => {
      if (!isDeepStrictEqual(before, expected)) throw createEditConflict(before)
      return previous ?? DEFAULT_INTAKE
    },
    alongside: (_after, newEntry) => (newEntry ? alongside(newEntry) : []),
  })
  if (!entry) throw createEditConflict(after)
  return entry
}
