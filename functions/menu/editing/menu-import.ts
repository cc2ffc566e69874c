import type { LocationCode } from '#shared/locations/index'
import type { ImportFormat, ImportRow } from '#shared/menu/upload-contract'
import { Problem } from '#shared/platform/problem'
import { logChanges } from '../../platform/change-log/change-log'
import { buildPutIfAbsent, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { getVersion, menuKeys } from '../records'
import { assertMenuHasRoom } from '../menu-limits'
import { buildDishUpdate } from './dish-repository'
import { hasOtherOptions, withOptionStock } from './import-stock'
import { allocateDishIds } from './new-dish'
import { nameIngredients } from './kitchen-names-import'
import type { PlannedDish } from './plan-import'
import { describeDishChange, presentEditableDish } from './present'
import { readPlan, type TableRequest } from './read-plan'

type ImportResult = {
  readonly format: ImportFormat
  readonly rows: ImportRow[]
  readonly notices: string[]
  readonly applied: boolean
}

type ImportRequest = TableRequest & {
  readonly isApplied: boolean
  readonly extraSteps: (result: ImportResult) => readonly WriteStep[]
}

/** @throws Problem `invalid-input` with every wrong cell, or if the table has too many dishes */
function assertApplicable(rows: readonly ImportRow[], tooMany: string | undefined): void {
  const errors = rows.flatMap(({ row, field, error }) => (error === null ? [] : [{ row, field, error }]))
  const [first] = errors
  if (first) {
    const cell = `row ${first.row}${first.field ? `, ${first.field}` : ''}`
    throw new Problem('invalid-input', `Nothing was changed. Please check ${cell}: ${first.error}.`, {
      errors: errors.map(({ row, field, error }) => ({
        path: `rows.${row}${field ? `.${field}` : ''}`,
        message: error,
      })),
      members: { rows },
    })
  }
  if (tooMany) throw new Problem('invalid-input', `${tooMany}.`, { errors: [{ path: '', message: tooMany }] })
}

async function allocateIds(planned: readonly PlannedDish[]): Promise<readonly PlannedDish[]> {
  const added = planned.filter(({ before }) => !before)
  if (added.length === 0) return planned
  const first = await allocateDishIds(added.length)
  return planned.map((dish) =>
    dish.before ? dish : { ...dish, after: { ...dish.after, id: first + added.indexOf(dish) } },
  )
}

const withNextVersion = ({ before, after }: PlannedDish, now: Date): PlannedDish =>
  before
    ? { before, after: { ...after, version: getVersion(before) + 1, updatedAt: now.toISOString() } }
    : { before, after }

const buildWrite = (location: LocationCode, { before, after }: PlannedDish): WriteStep =>
  before
    ? { write: { Update: buildDishUpdate(location, before, after, hasOtherOptions({ before, after })) } }
    : { write: { Put: buildPutIfAbsent({ ...menuKeys.dish(location, after.id), ...after }) } }

/**
 * Returns what a table would change in a menu. If `isApplied` is set, changes all of it in one
 * transaction, on condition that the menu is unchanged since its read. Kitchen names of ingredients
 * are written before it, each by itself.
 * @throws Problem `invalid-input` if any cell is wrong
 */
export async function importMenu(request: ImportRequest): Promise<ImportResult> {
  const { location, isApplied, by, now, extraSteps } = request
  return runOptimisticWrite(
    async () => {
      const { result, planned, ingredients, tooMany, dishes, count, steps } = await readPlan(request)
      if (!isApplied) return { result, dishes: [], checks: [], count, steps: [] }
      assertApplicable(result.rows, tooMany)
      assertMenuHasRoom({ location, dishes, changes: planned, path: '' })
      await nameIngredients(ingredients, request)
      const numbered = (await allocateIds(planned)).map((dish) => withNextVersion(dish, now))
      return { result, ...(await withOptionStock(location, numbered)), count, steps }
    },
    ({ result, dishes, checks, count, steps }) => {
      const answer = { ...result, applied: isApplied }
      if (dishes.length === 0) return { steps: isApplied ? extraSteps(answer) : [], answer }
      const changes = dishes.map(({ before, after }) => ({
        subjectId: String(after.id),
        title: describeDishChange(before ?? null, after),
        before: before ? presentEditableDish(before, location) : null,
        after: presentEditableDish(after, location),
      }))
      const log = logChanges({ location, kind: 'dish', by, now, changes })
      const writes = dishes.map((dish) => buildWrite(location, dish))
      return { steps: [...writes, count, ...steps, ...checks, ...log, ...extraSteps(answer)], answer }
    },
  )
}
