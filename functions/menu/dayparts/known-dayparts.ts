import type { DaypartTerms } from '#shared/dayparts/dayparts'
import type { LocationCode } from '#shared/locations/index'
import { Problem, type FieldError } from '#shared/platform/problem'
import { getItem, tableName } from '../../platform/table/table'
import { ifUnchanged, type WriteStep } from '../../platform/table/transaction'
import { menuKeys } from '../records'
import { DaypartsRecord } from './records'

/** Returns the errors of a dish or category that refers to dayparts which its location lacks. */
export const listUnknownDayparts = (
  { dayparts, daypartPriceCents }: DaypartTerms,
  known: ReadonlySet<string>,
  path = '',
): readonly FieldError[] => [
  ...dayparts.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `${path}dayparts.${index}`, message: `There is no daypart "${id}"` }],
  ),
  ...Object.keys(daypartPriceCents).flatMap((id) =>
    known.has(id) ? [] : [{ path: `${path}daypartPrices.${id}`, message: `There is no daypart "${id}"` }],
  ),
]

/** @throws Problem `invalid-input` with the errors, if there are any */
export function assertNoErrors(errors: readonly FieldError[]): void {
  const [first] = errors
  if (first) throw new Problem('invalid-input', `Please check the dayparts: ${first.message}.`, { errors })
}

/** Whether a dish or category refers to dayparts. */
export const hasTerms = ({ dayparts, daypartPriceCents }: DaypartTerms): boolean =>
  dayparts.length > 0 || Object.keys(daypartPriceCents).length > 0

/** A location's dayparts as a set of ids, with a step that fails once they have changed. */
type KnownDayparts = { readonly ids: ReadonlySet<string>; readonly isSame: WriteStep }

export async function readKnownDayparts(location: LocationCode): Promise<KnownDayparts> {
  const Key = menuKeys.dayparts(location)
  const item = await getItem(Key)
  const record = item && DaypartsRecord.parse(item)
  const check = ifUnchanged({ TableName: tableName(), Key }, { version: record?.version })
  return { ids: new Set(record?.dayparts.map(({ id }) => id)), isSame: { write: { ConditionCheck: check } } }
}

/**
 * Checks the dayparts of a dish that is about to be written. Returns the steps that keep them.
 * @throws Problem `invalid-input` for a daypart that the location doesn't have
 */
export async function checkDayparts(location: LocationCode, dish: DaypartTerms): Promise<readonly WriteStep[]> {
  if (!hasTerms(dish)) return []
  const { ids, isSame } = await readKnownDayparts(location)
  assertNoErrors(listUnknownDayparts(dish, ids))
  return [isSame]
}
