import type { ImportRow } from '#shared/contract/desk/bulk'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { logChanges } from '../changes/log-pack'
import { menuKeys, getVersion } from '../menu/records'
import { listCategories } from '../menu/store'
import { buildPutIfAbsent } from '../runtime/conditions'
import { runOptimisticWrite } from '../runtime/decide'
import type { WriteStep } from '../runtime/transact'
import { planImport } from './bulk-plan'
import type { PlannedDish } from './bulk-plan'
import type { CsvRow } from './bulk-table'
import { presentEditableDish, describeDishChange } from './present-dish'
import { buildDishUpdate } from './store-dishes'
import { allocateDishIds } from './store-new-dish'
import { getMenuSnapshot } from './whole-menu'

/**
 * A transaction has 100 items: the menu's version, two log records and the stored answer are four.
 */
const MOST_DISHES = 96

type Result = { readonly rows: ImportRow[]; readonly applied: boolean }

type Import = {
  readonly location: LocationCode
  readonly table: readonly CsvRow[]
  readonly isApplied: boolean
  readonly by: string
  readonly now: Date
  readonly alongside: (result: Result) => readonly WriteStep[]
}

/** Throws `invalid-input` with every wrong cell, or where it is too much for one transaction. */
function refuseUnfit(rows: readonly ImportRow[], planned: readonly PlannedDish[]): void {
  const wrong = rows.flatMap(({ row, field, error }) => (error === null ? [] : [{ row, field, error }]))
  const [first] = wrong
  if (first) {
    const cell = `row ${first.row}${first.field ? `, ${first.field}` : ''}`
    throw new Problem('invalid-input', `Nothing was changed. Please check ${cell}: ${first.error}.`, {
      errors: wrong.map(({ row, field, error }) => ({
        path: `rows.${row}${field ? `.${field}` : ''}`,
        message: error,
      })),
      members: { rows },
    })
  }
  if (planned.length <= MOST_DISHES) return
  const message = `At most ${MOST_DISHES} dishes can be changed at once, these are ${planned.length}`
  throw new Problem('invalid-input', `${message}.`, { errors: [{ path: '', message }] })
}

async function withIds(planned: readonly PlannedDish[]): Promise<readonly PlannedDish[]> {
  const fresh = planned.filter(({ was }) => !was)
  if (fresh.length === 0) return planned
  const first = await allocateDishIds(fresh.length)
  return planned.map((one) => (one.was ? one : { ...one, is: { ...one.is, id: first + fresh.indexOf(one) } }))
}

const raised = ({ was, is }: PlannedDish, now: Date): PlannedDish =>
  was ? { was, is: { ...is, version: getVersion(was) + 1, updatedAt: now.toISOString() } } : { was, is }

const stepOf = (location: LocationCode, { was, is }: PlannedDish): WriteStep =>
  was
    ? { write: { Update: buildDishUpdate(location, was, is, false) } }
    : { write: { Put: buildPutIfAbsent({ ...menuKeys.dish(location, is.id), ...is }) } }

/**
 * Says what a table would change of a menu, or changes all of it in one transaction, on condition
 * that the menu is the one that it was held against; throws `invalid-input` where any of it is
 * wrong.
 */
export async function importMenu({ location, table, isApplied, by, now, alongside }: Import): Promise<Result> {
  const categories = await listCategories()
  return runOptimisticWrite(
    async () => {
      const menu = await getMenuSnapshot(location)
      const { rows, planned } = planImport({ table, dishes: menu.dishes, categories, by, now })
      if (!isApplied) return { rows, planned: [], count: menu.count }
      refuseUnfit(rows, planned)
      return { rows, planned: (await withIds(planned)).map((one) => raised(one, now)), count: menu.count }
    },
    ({ rows, planned, count }) => {
      const answer = { rows: [...rows], applied: isApplied }
      if (planned.length === 0) return { steps: isApplied ? alongside(answer) : [], answer }
      const changes = planned.map(({ was, is }) => ({
        subjectId: String(is.id),
        title: describeDishChange(was ?? null, is),
        before: was ? presentEditableDish(was, location) : null,
        after: presentEditableDish(is, location),
      }))
      const log = logChanges({ location, kind: 'dish', by, now, changes })
      const dishes = planned.map((one) => stepOf(location, one))
      return { steps: [...dishes, count, ...log, ...alongside(answer)], answer }
    },
  )
}
