import type { ImportFormat, ImportRow } from '#shared/menu/upload-contract'
import { Problem } from '#shared/platform/problem'
import { logChanges } from '../../platform/change-log/change-log'
import { buildPutIfAbsent, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { fitsTransaction } from '../../platform/table/transaction-limits'
import { getVersion, menuKeys } from '../records'
import { assertMenuHasRoom } from '../menu-limits'
import { withTesterValues } from '../checklist/tester-values'
import { buildDishUpdate } from './dish-repository'
import { boundNotices } from './import-notices'
import { hasOtherIngredients, withStock } from './import-stock'
import { allocateDishIds } from './new-dish'
import { nameIngredients } from '../kitchen-names/kitchen-names-import'
import type { PlannedDish } from './plan-import'
import { describeDishChange, presentDishChange, presentEditableDish } from './present'
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
    const { file } = rows.find(({ error }) => error !== null) ?? {}
    const cell = `${file === undefined ? '' : `${file}, `}row ${first.row}${first.field ? `, ${first.field}` : ''}`
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

const buildWrite = (table: TableRequest, { before, after }: PlannedDish): WriteStep =>
  before
    ? { write: { Update: buildDishUpdate(table, before, after, hasOtherIngredients({ before, after })) } }
    : {
        write: {
          Put: buildPutIfAbsent({
            ...menuKeys.dish(table.location, after.id),
            ...withTesterValues(undefined, after, table),
          }),
        },
      }

type ReadPlan = Awaited<ReturnType<typeof readPlan>>

type Prepared = Awaited<ReturnType<typeof withStock>>

/** Returns the next versions of planned dishes with what checks the stock of their ingredients. */
const prepare = ({ location, now }: TableRequest, planned: readonly PlannedDish[]): Promise<Prepared> =>
  withStock(
    location,
    planned.map((dish) => withNextVersion(dish, now)),
  )

/**
 * Returns the steps that change and log dishes, without the stored response.
 * @throws Problem `invalid-input` if the log is too large
 */
function buildSteps(table: TableRequest, { dishes, checks }: Prepared, plan: ReadPlan) {
  const { location, by, now } = table
  if (dishes.length === 0) return []
  const changes = dishes.map(({ before, after }) => ({
    subjectId: String(after.id),
    title: describeDishChange(before ?? null, after),
    ...(before
      ? presentDishChange({ before, after }, location)
      : { before: null, after: presentEditableDish(after, location) }),
  }))
  const log = logChanges({ location, kind: 'dish', by, now, changes })
  return [...dishes.map((dish) => buildWrite(table, dish)), plan.count, ...plan.steps, ...checks, ...log]
}

/** Returns why the changes don't fit into one transaction, with how many do, or undefined. */
async function findExcess(request: TableRequest, plan: ReadPlan, result: ImportResult): Promise<string | undefined> {
  if (plan.tooMany) return plan.tooMany
  // New dishes get their ids only if the import is applied.
  const { dishes, checks } = await prepare(request, plan.planned)
  const fits = (count: number): boolean => {
    try {
      return fitsTransaction(buildSteps(request, { dishes: dishes.slice(0, count), checks }, plan), result)
    } catch (error) {
      // The log refuses what is too large for it.
      if (error instanceof Problem && error.code === 'invalid-input') return false
      throw error
    }
  }
  if (fits(dishes.length)) return undefined
  let [some, tooMany] = [0, dishes.length]
  while (tooMany - some > 1) {
    const half = Math.floor((some + tooMany) / 2)
    if (fits(half)) some = half
    else tooMany = half
  }
  return `This changes too much at once, the first ${some} of ${dishes.length} changed dishes fit: import the file in parts`
}

/**
 * Returns what a table would change in a menu. If `isApplied` is set, changes all of it in one
 * transaction, on condition that the menu is unchanged since its read. Kitchen names of ingredients
 * are written before it, each by itself.
 * @throws Problem `invalid-input` if any cell is wrong, or if it is too much for one transaction
 */
export async function importMenu(request: ImportRequest): Promise<ImportResult> {
  const { location, isApplied, extraSteps } = request
  return runOptimisticWrite(
    async () => {
      const plan = await readPlan(request)
      const { result, planned, dishes } = plan
      const answer = { ...result, notices: boundNotices(result.notices), applied: isApplied }
      const excess = await findExcess(request, plan, answer)
      if (!isApplied)
        return { steps: [], answer: { ...answer, notices: [...(excess ? [`${excess}.`] : []), ...answer.notices] } }
      assertApplicable(result.rows, excess)
      assertMenuHasRoom({ location, dishes, changes: planned, path: '' })
      await nameIngredients(plan.ingredients, request)
      const steps = buildSteps(request, await prepare(request, await allocateIds(planned)), plan)
      return { steps: [...steps, ...extraSteps(answer)], answer }
    },
    (plan) => plan,
  )
}
