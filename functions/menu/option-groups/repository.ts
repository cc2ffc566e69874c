import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import {
  SharedOptionGroup,
  type CreateOptionGroupRequest,
  type UpdateOptionGroupRequest,
} from '#shared/menu/option-groups-contract'
import type { MenuCatalog } from '#shared/menu/dish-validation'
import { findGroupOfDishes, listGroupsOfDishes, setGroupOfDish } from '#shared/menu/shared-groups'
import { Problem } from '#shared/platform/problem'
import { createEditConflict, logChange, presentChange } from '../../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../../platform/change-log/records'
import { runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { readStock } from '../availability/repository'
import { buildDishUpdate } from '../editing/dish-repository'
import { getMenuReferences } from '../editing/dish-facts'
import { assertMenuHasRoom } from '../menu-limits'
import { getVersion, type DishRecord, type OptionGroupRecord } from '../records'
import { getMenuSnapshot } from '../repository'
import { assertFits, logDishes, withOptionStock } from './group-rules'
import { describeGroupChange, parseGroup, presentGroup } from './present'
import { applyPriceChanges, listPriceChanges } from './price-changes'

/** Returns a location's option groups with their dishes, those of most dishes first. */
export const listOptionGroups = async (location: LocationCode): Promise<readonly SharedOptionGroup[]> =>
  listGroupsOfDishes<OptionGroupRecord, DishRecord>((await getMenuSnapshot(location)).dishes).map(presentGroup)

/** What a group becomes, and in which dishes; null if they lose it. */
type NextGroup = { readonly group: OptionGroupRecord; readonly dishes: readonly number[] } | null

type GroupChange<Answer> = {
  readonly location: LocationCode
  /** The id at the desk of the group that changes; undefined for a new one. */
  readonly id?: string | undefined
  /** The version that the caller edited. Without it, the change is made to the current one. */
  readonly version?: number | undefined
  /** May run several times. */
  readonly to: (before: SharedOptionGroup | null) => NextGroup
  /** Whether a dish whose own group has the same option at the same price gets the new price. */
  readonly pricesAlsoIn?: (dishId: number) => boolean
  readonly by: string
  readonly now: Date
  readonly answer: (after: SharedOptionGroup | null, entry: ChangeRecord) => Answer
  readonly extraSteps: (answer: Answer) => readonly WriteStep[]
}

const withNextVersion = (dish: DishRecord, now: Date): DishRecord => ({
  ...dish,
  version: getVersion(dish) + 1,
  updatedAt: now.toISOString(),
})

type PlannedChange = Pick<GroupChange<unknown>, 'location' | 'id' | 'version' | 'to' | 'pricesAlsoIn' | 'now'>

/** Reads the menu and returns what changes in its dishes. */
async function planGroupChange(
  { location, id, version, to, pricesAlsoIn = () => false, now }: PlannedChange,
  catalog: MenuCatalog,
) {
  const [{ dishes, count }, stock] = await Promise.all([getMenuSnapshot(location), readStock(location)])
  const found =
    id === undefined ? undefined : findGroupOfDishes<OptionGroupRecord, DishRecord>(listGroupsOfDishes(dishes), id)
  if (id !== undefined && !found) throw new Problem('not-found', 'There is no such option group.')
  const before = found ? presentGroup(found) : null
  if (version !== undefined && before?.version !== version) throw createEditConflict(before)
  const next = to(before)
  const unknown = next?.dishes.find((dishId) => !dishes.some((dish) => dish.id === dishId))
  if (unknown !== undefined) {
    const errors = [{ path: 'dishes', message: `There is no dish ${unknown} on this menu` }]
    throw new Problem('invalid-input', `There is no dish ${unknown} on this menu.`, { errors })
  }
  const prices = next ? listPriceChanges(before, next.group) : []
  const alsoIn: number[] = []
  const changed = dishes.flatMap((dish) => {
    const isNext = next?.dishes.includes(dish.id) ?? false
    if (!isNext && !found?.dishes.includes(dish)) {
      const priced = pricesAlsoIn(dish.id) ? applyPriceChanges(dish, prices) : dish
      if (priced === dish) return []
      alsoIn.push(dish.id)
      return [{ before: dish, after: withNextVersion(priced, now) }]
    }
    return [
      {
        before: dish,
        after: withNextVersion(setGroupOfDish(dish, found?.ids.get(dish.id), isNext && next ? next.group : null), now),
      },
    ]
  })
  assertFits(
    changed.map(({ after }) => after),
    next?.group.id,
    catalog,
  )
  assertMenuHasRoom({ location, dishes, changes: changed, path: 'options' })
  const after =
    next &&
    presentGroup({
      id: next.group.id,
      group: next.group,
      dishes: changed.flatMap(({ after: dish }) => (next.dishes.includes(dish.id) ? [dish] : [])),
    })
  return { before, after, alsoIn, changed, count, stock }
}

/**
 * Changes an option group in all of its dishes in one transaction, on condition that the menu is
 * unchanged. The log has one entry for all of them, which can be undone.
 */
async function changeGroup<Answer>(change: GroupChange<Answer>): Promise<Answer> {
  const catalog = await getMenuReferences(change.location)
  return runOptimisticWrite(
    () => planGroupChange(change, catalog),
    ({ before, after, alsoIn, changed, count, stock }) => {
      const { location, by, now } = change
      const { dishes, check } = withOptionStock(location, changed, after ?? before, stock)
      const title = describeGroupChange(before, after, alsoIn)
      const { steps, entries } = logChange({
        locations: [location],
        kind: 'option-group',
        subjectId: after?.id ?? before?.id ?? '',
        title,
        before,
        after: after && { ...after, alsoIn },
        by,
        now,
      })
      const [entry] = entries
      if (!entry) throw new Error('A change of a group must have a log entry')
      const answer = change.answer(after, entry)
      const writes = dishes.map((dish): WriteStep => ({
        write: { Update: buildDishUpdate(change, dish.before, dish.after, true) },
      }))
      return {
        steps: [
          ...writes,
          count,
          check,
          ...logDishes(location, dishes, by, now, title),
          ...steps,
          ...change.extraSteps(answer),
        ],
        answer,
      }
    },
  )
}

const assertMade = (group: SharedOptionGroup | null): SharedOptionGroup => {
  if (!group) throw new Error('The group must have dishes')
  return group
}

type Author = Pick<GroupChange<unknown>, 'location' | 'by' | 'now'>

type NewGroup = Author & {
  readonly fields: CreateOptionGroupRequest
  readonly extraSteps: (group: SharedOptionGroup) => readonly WriteStep[]
}

/** Gives dishes a new group. @throws Problem `invalid-input` if it doesn't fit one of them */
export function addOptionGroup({ fields: { dishes, ...fields }, ...change }: NewGroup): Promise<SharedOptionGroup> {
  const group = parseGroup(fields)
  return changeGroup({ ...change, to: () => ({ group, dishes }), answer: assertMade })
}

type GroupUpdate = Author & {
  readonly id: string
  readonly fields: UpdateOptionGroupRequest
  readonly extraSteps: (group: SharedOptionGroup) => readonly WriteStep[]
}

/**
 * Changes a group in all of its dishes, and which dishes have it.
 * @throws Problem `not-found`, `changed-meanwhile` with the current group, or `invalid-input` if it
 * doesn't fit a dish
 */
export const updateOptionGroup = ({ id, fields, ...change }: GroupUpdate): Promise<SharedOptionGroup> => {
  const { version, arePricesForAll, ...sent } = fields
  return changeGroup({
    ...change,
    id,
    version,
    pricesAlsoIn: () => arePricesForAll === true,
    to: (current) => {
      const { dishes, ...group } = { ...assertMade(current), ...sent }
      return { group: parseGroup(group, id), dishes }
    },
    answer: assertMade,
  })
}

type GroupDeletion = Author & { readonly id: string; readonly extraSteps: () => readonly WriteStep[] }

/** Takes a group off all of its dishes. @throws Problem `not-found` */
export const deleteOptionGroup = (deletion: GroupDeletion): Promise<undefined> =>
  changeGroup({ ...deletion, to: () => null, answer: () => undefined })

const LoggedGroups = z.object({
  before: z.nullable(SharedOptionGroup),
  // The dishes of other groups that got the prices, too.
  after: z.nullable(z.extend(SharedOptionGroup, { alsoIn: z._default(z.array(z.int()), []) })),
})

/** Restores a group in the dishes that had it before a logged change, and the prices elsewhere. */
export const undoOptionGroup: UndoHandler = ({ change, location, by, now, extraSteps }) => {
  const { before, after } = LoggedGroups.parse(presentChange(change))
  return changeGroup({
    location,
    id: after?.id,
    version: after?.version,
    to: () => before && { group: parseGroup(before, before.id), dishes: before.dishes },
    pricesAlsoIn: (dishId) => after?.alsoIn.includes(dishId) ?? false,
    by,
    now,
    answer: (_group, entry) => entry,
    extraSteps,
  })
}
