import * as z from 'zod/mini'
import type { OptionDishes } from '#shared/menu/availability-contract'
import { MARK_UNAVAILABLE } from '#shared/menu/availability'
import { getRemovedIngredient } from '#shared/menu/option-text'
import { getSellableStock } from '#shared/inventory/lots'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { createEditConflict, logChange, logChanges } from '../../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../../platform/change-log/records'
import { tableName } from '../../platform/table/table'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { getMenuWithState } from '../menu-cache'
import { menuKeys, type DishRecord } from '../records'
import { incrementMenuVersion } from '../repository'
import { getAvailabilityCondition, getDish, listSoldOutOptions, readStock } from './repository'

type OptionRecord = DishRecord['optionGroups'][number]['options'][number]
type OptionsOff = NonNullable<DishRecord['optionsOff']>

/** Returns all options of a dish. */
export const listOptions = ({ optionGroups }: Pick<DishRecord, 'optionGroups'>): readonly OptionRecord[] =>
  optionGroups.flatMap(({ options }) => options)

/** The options of a dish that a person took off, as logged. */
const LoggedOptions = z.object({
  menuItem: z.object({ id: z.int(), name: z.string() }),
  soldOutOptions: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
})

const toLogged = ({ id, name, optionsOff = [], ...dish }: DishRecord): z.infer<typeof LoggedOptions> => ({
  menuItem: { id, name },
  soldOutOptions: optionsOff.flatMap((off) =>
    listOptions(dish)
      .filter((option) => option.id === off.id)
      .map((option) => ({ id: off.id, name: option.name, reason: off.reason })),
  ),
})

type StockRead = Awaited<ReturnType<typeof readStock>>

/**
 * Builds the update of a dish's options, on condition that they are unchanged. The reaction to
 * stock movements corrects options whose stock changes at the same time.
 */
function buildOptionsUpdate(
  location: LocationCode,
  before: DishRecord,
  optionsOff: OptionsOff,
  { levels, withheld }: StockRead,
  now: Date,
): WriteStep {
  const update = {
    TableName: tableName(),
    Key: menuKeys.dish(location, before.id),
    UpdateExpression: 'SET optionsOff = :off, optionsOut = :out, updatedAt = :at',
    ExpressionAttributeValues: {
      ':off': optionsOff,
      ':out': listSoldOutOptions({ ...before, optionsOff }, getSellableStock(levels, withheld)),
      ':at': now.toISOString(),
    },
  }
  return { write: { Update: ifUnchanged(update, { ...getAvailabilityCondition(before), version: before.version }) } }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type OptionsUpdate = {
  readonly location: LocationCode
  readonly matches: (option: OptionRecord) => boolean
  readonly isAvailable: boolean
  /** Why they are off. Only options that are off for this reason come back. */
  readonly reason: string
  readonly by: string
  readonly now: Date
}

/** A transaction has 100 items. The menu's version and the log take up to five. */
const MAX_DISHES = 95

/**
 * Takes the matching options of all dishes off for a person, or puts those back on that are off for
 * the reason. An option that lacks stock stays sold out. At most 95 dishes change in one
 * transaction; a call that failed between two of them is completed by repeating it.
 */
export function updateOptions(request: OptionsUpdate): Promise<void> {
  const { location, matches, isAvailable, reason, by, now } = request
  const change = ({ optionsOff = [] }: DishRecord, ids: readonly string[]): OptionsOff => {
    if (isAvailable) return optionsOff.filter((off) => !ids.includes(off.id) || off.reason !== reason)
    // An option may be off for several reasons, and is back when the last of them is gone.
    const isOff = (id: string) => optionsOff.some((off) => off.id === id && off.reason === reason)
    return [...optionsOff, ...ids.filter((id) => !isOff(id)).map((id) => ({ id, reason }))]
  }
  const updateSome = () =>
    runOptimisticWrite(
      async () => ({ dishes: (await getMenuWithState(location)).menu.dishes, ...(await readStock(location)) }),
      ({ dishes, ...stock }) => {
        const all = dishes.flatMap((dish) => {
          const options = listOptions(dish).filter(matches)
          const off = change(dish, [...new Set(options.map(({ id }) => id))])
          return isSame(off, dish.optionsOff ?? []) ? [] : [{ dish, off, names: options.map(({ name }) => name) }]
        })
        if (all.length === 0) return { steps: [], answer: false }
        const changes = all.slice(0, MAX_DISHES)
        const log = logChanges({
          location,
          kind: 'availability',
          by,
          now,
          changes: changes.map(({ dish, off, names }) => ({
            subjectId: String(dish.id),
            title: `${dish.name}: ${[...new Set(names)].join(', ')} ${isAvailable ? 'on' : `off (${reason})`}`,
            before: toLogged(dish),
            after: toLogged({ ...dish, optionsOff: off }),
          })),
        })
        const updates = changes.map(({ dish, off }) => buildOptionsUpdate(location, dish, off, stock, now))
        return { steps: [...updates, incrementMenuVersion(location), ...log], answer: all.length > MAX_DISHES }
      },
    )
  const updateAll = async (): Promise<void> => ((await updateSome()) ? updateAll() : undefined)
  return updateAll()
}

/** Whether a logged change of availability is one of options. */
export const isOptionsChange = ({ before }: Pick<ChangeRecord, 'before'>): boolean =>
  LoggedOptions.safeParse(JSON.parse(before)).success

/** Restores the options that were off before a change, if the dish's options are unchanged. */
export const undoOptions: UndoHandler = ({ change, location, by, now, extraSteps }) => {
  const before = LoggedOptions.parse(JSON.parse(change.before))
  return runOptimisticWrite(
    async () => ({ dish: await getDish(location, before.menuItem.id), ...(await readStock(location)) }),
    ({ dish, ...stock }) => {
      const current = toLogged(dish)
      if (!isSame(current, JSON.parse(change.after))) throw createEditConflict(current)
      const optionsOff = before.soldOutOptions.map(({ id, reason }) => ({ id, reason }))
      const names = [...before.soldOutOptions, ...current.soldOutOptions].map(({ name }) => name)
      const { steps, entries } = logChange({
        locations: [location],
        kind: 'availability',
        subjectId: String(dish.id),
        title: `${dish.name}: ${[...new Set(names)].join(', ')} as before`,
        before: current,
        after: toLogged({ ...dish, optionsOff }),
        by,
        now,
      })
      const [entry] = entries
      if (!entry) throw new Error('A change without an entry')
      const update = buildOptionsUpdate(location, dish, optionsOff, stock, now)
      return { steps: [update, incrementMenuVersion(location), ...steps, ...extraSteps(entry)], answer: entry }
    },
  )
}

const OUT_OF_STOCK = MARK_UNAVAILABLE.reason

const isNamed =
  (name: string) =>
  (option: Pick<OptionRecord, 'name'>): boolean =>
    option.name.toLowerCase() === name.trim().toLowerCase()

/**
 * Returns the options of a location's menu by name, with the dishes that offer them. One that
 * leaves something out, such as `No onions`, never runs out.
 */
export async function listOptionDishes(location: LocationCode): Promise<OptionDishes[]> {
  const { menu } = await getMenuWithState(location)
  const byName = new Map<string, OptionDishes>()
  for (const { id: dishId, optionsOut = [], optionsOff = [], ...dish } of menu.dishes)
    for (const { id, name } of listOptions(dish)) {
      if (getRemovedIngredient(name) !== null) continue
      const known = byName.get(name.toLowerCase()) ?? { name, menuItemIds: [], soldOutIds: [], isOff: false }
      const isSoldOut = optionsOut.includes(id)
      byName.set(name.toLowerCase(), {
        name: known.name,
        menuItemIds: [...new Set([...known.menuItemIds, dishId])],
        soldOutIds: isSoldOut ? [...new Set([...known.soldOutIds, dishId])] : known.soldOutIds,
        isOff: known.isOff || optionsOff.some((off) => off.id === id && off.reason === OUT_OF_STOCK),
      })
    }
  return [...byName.values()].sort((one, other) => one.name.localeCompare(other.name))
}

type OptionUpdate = Pick<OptionsUpdate, 'location' | 'isAvailable' | 'by' | 'now'> & { readonly name: string }

/**
 * Takes an option of this name off at every dish that offers it, or puts it back on.
 * @throws Problem `not-found`
 */
export async function updateOption({ name, ...request }: OptionUpdate): Promise<OptionDishes> {
  const find = async () => {
    const option = (await listOptionDishes(request.location)).find(isNamed(name))
    if (!option) throw new Problem('not-found', 'There is no option of this name on the menu.')
    return option
  }
  await find()
  await updateOptions({ ...request, matches: isNamed(name), reason: OUT_OF_STOCK })
  return find()
}
