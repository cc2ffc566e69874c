import { listGroupsOfDishes, type GroupOfDishes } from '#shared/menu/shared-groups'
import type { OptionColumn } from '#shared/menu/upload-contract'
import type { TableRow } from '../editing/table-rows'
import { toKey } from '../other-systems/foreign-menu'
import type { DishRecord, OptionGroupRecord } from '../records'
import { cannot, type ColumnError, type OptionCells } from './options-table'

type Known = GroupOfDishes<OptionGroupRecord, DishRecord>

/** A group as the rows read so far leave it. */
export type GroupDraft = {
  readonly id: string
  /** What the menu has; undefined for a new group. */
  readonly known: Known | undefined
  group: OptionGroupRecord
  /** Without archived ones, which stay as they are. */
  dishes: readonly DishRecord[]
  /** The rows that named its options, by the options' ids. */
  readonly rows: Map<string, TableRow<OptionColumn>>
}

export const listShown = (dishes: readonly DishRecord[]): readonly DishRecord[] =>
  dishes.filter(({ isArchived }) => !isArchived)

/** Returns a menu's groups, to be found by id, by name and by the names of their options. */
export function createGroupDrafts(dishes: readonly DishRecord[]) {
  const known = listGroupsOfDishes<OptionGroupRecord, DishRecord>(dishes)
  const drafts: GroupDraft[] = []
  const byId = new Map<string, GroupDraft>()
  const byName = new Map<string, GroupDraft[]>()
  const byOption = new Map<string, GroupDraft[]>()
  const file = (index: Map<string, GroupDraft[]>, name: string, draft: GroupDraft): void => {
    const same = index.get(toKey(name))
    if (same) same.push(draft)
    else index.set(toKey(name), [draft])
  }
  const fileOption = (draft: GroupDraft, name: string) => file(byOption, name, draft)
  const add = (draft: GroupDraft): void => {
    drafts.push(draft)
    byId.set(draft.id, draft)
    file(byName, draft.group.name, draft)
    for (const { name } of draft.group.options) fileOption(draft, name)
  }
  for (const each of known)
    add({ id: each.id, known: each, group: each.group, dishes: listShown(each.dishes), rows: new Map() })
  return {
    list: (): readonly GroupDraft[] => drafts,
    add,
    fileOption,
    findById: (id: string) => byId.get(id),
    listByName: (name: string): readonly GroupDraft[] => byName.get(toKey(name)) ?? [],
    listByOption: (name: string): readonly GroupDraft[] => byOption.get(toKey(name)) ?? [],
  }
}

export type GroupDrafts = ReturnType<typeof createGroupDrafts>

type Targets = { readonly found: readonly GroupDraft[]; readonly errors: readonly ColumnError[] }

/**
 * Finds the groups that a row is about: the one with its id, else all that have its option, of its
 * name if it has one, else the one of its name. None and no error means a new group.
 */
export function findTargets(
  { 'group id': id = '', group = '', option = '' }: OptionCells,
  { findById, listByName, listByOption }: GroupDrafts,
): Targets {
  if (id.trim() !== '') {
    const found = findById(id.trim())
    return found ? { found: [found], errors: [] } : cannot('group id', `There is no group "${id}" on this menu`)
  }
  const having = listByOption(option)
  const isNamed = toKey(group) !== ''
  const found = isNamed ? having.filter((draft) => toKey(draft.group.name) === toKey(group)) : having
  if (found.length > 0) return { found, errors: [] }
  if (!isNamed) return cannot('option', `There is no option "${option}" on this menu`)
  const named = listByName(group)
  return named.length < 2
    ? { found: named, errors: [] }
    : cannot('group', `${named.length} groups have this name and none has this option: the row needs a "group id"`)
}

const limitColumns = [
  ['name', 'group'],
  ['min', 'at least'],
  ['max', 'at most'],
] as const

/** Sets what a row says of its group. Returns an error if an earlier row says something else. */
export function changeGroup(
  draft: GroupDraft,
  fields: Partial<Pick<OptionGroupRecord, 'name' | 'min' | 'max'>>,
  dishes: readonly DishRecord[] | undefined,
): readonly ColumnError[] {
  const { known } = draft
  const says = 'Another row of this group says otherwise'
  for (const [name, column] of limitColumns) {
    const [was, wanted] = [known?.group[name], fields[name]]
    if (wanted === undefined || wanted === was) continue
    if (known && draft.group[name] !== was && draft.group[name] !== wanted) return cannot(column, says).errors
    draft.group = { ...draft.group, [name]: wanted }
  }
  const toCodes = (listed: readonly DishRecord[]) =>
    listed
      .map(({ code }) => code)
      .toSorted()
      .join()
  const was = known && toCodes(listShown(known.dishes))
  if (!dishes || toCodes(dishes) === was) return []
  if (toCodes(draft.dishes) !== was && toCodes(draft.dishes) !== toCodes(dishes)) return cannot('dishes', says).errors
  draft.dishes = dishes
  return []
}
