import { randomUUID } from 'node:crypto'
import { optionColumns, type ImportRow, type OptionColumn } from '#shared/menu/upload-contract'
import { sameAllergens } from '../editing/dish-facts'
import type { IngredientNames } from '../editing/recipe-cell'
import type { TableRow } from '../editing/table-rows'
import { toKey } from '../other-systems/foreign-menu'
import type { DishRecord } from '../records'
import { changeGroup, findTargets, type GroupDraft, type GroupDrafts } from './group-drafts'
import {
  cannot,
  formatOptionCells,
  parseCodes,
  parseGroupCells,
  parseOptionCells,
  type ColumnError,
  type OptionRecord,
} from './options-table'

type Row = TableRow<OptionColumn>

export type RowContext = {
  readonly drafts: GroupDrafts
  readonly byCode: ReadonlyMap<string, DishRecord>
  readonly ingredients: IngredientNames
}

/** Maximum options of a group. */
const MAX_OPTIONS = 30

export const rejectRow = ({ row, cells }: Row, errors: readonly ColumnError[]): readonly ImportRow[] =>
  errors.map(({ field, error }) => ({
    row,
    code: cells.option ?? '',
    field,
    before: null,
    after: cells[field] ?? null,
    error,
  }))

/** Finds the dishes that a row lists; undefined if it lists none. */
function findDishes({ cells }: Row, byCode: ReadonlyMap<string, DishRecord>) {
  const codes = parseCodes(cells)
  const missing = codes?.find((code) => !byCode.has(code))
  if (missing !== undefined)
    return { dishes: undefined, ...cannot('dishes', `There is no dish "${missing}" on this menu`) }
  return { dishes: codes && [...new Set(codes)].flatMap((code) => byCode.get(code) ?? []), errors: [] }
}

const createId = (): string => randomUUID().slice(0, 12)

const createOption = (fields: Partial<OptionRecord> & Pick<OptionRecord, 'name' | 'priceCents'>): OptionRecord => ({
  id: createId(),
  alsoCalled: [],
  kitchenName: null,
  upTo: 1,
  isDefault: false,
  allergensAdded: [],
  allergensRemoved: [],
  advisory: null,
  recipe: [],
  ...fields,
})

const createDraft = (name: string, dishes: readonly DishRecord[]): GroupDraft => {
  const id = createId()
  return { id, known: undefined, group: { id, name, min: 0, max: 1, options: [] }, dishes, rows: new Map() }
}

/** Another order of the same allergens is no change. */
const sameOrOther = <A extends OptionRecord['allergensAdded']>(before: A, after: A = before): A =>
  sameAllergens(before, after) ? before : after

const mergeOption = (option: OptionRecord, fields: Partial<OptionRecord>): OptionRecord => ({
  ...option,
  ...fields,
  allergensAdded: sameOrOther(option.allergensAdded, fields.allergensAdded),
  allergensRemoved: sameOrOther(option.allergensRemoved, fields.allergensRemoved),
})

/**
 * Sets what a row says of an option of a group, which gets the option if it lacks it. Returns
 * the option before and after, or why that isn't possible.
 */
function changeOption(draft: GroupDraft, line: Row, fields: Partial<OptionRecord>, drafts: GroupDrafts) {
  const { options } = draft.group
  const { 'option id': givenId = '', option: name = '' } = line.cells
  const id = givenId.trim()
  const before = options.find((each) => (id === '' ? toKey(each.name) === toKey(name) : each.id === id))
  if (before && draft.rows.has(before.id)) return cannot('option', 'Another row has the same option')
  if (!before && id !== '') return cannot('option id', `This group has no option "${id}"`)
  if (before) {
    // Only an id leaves the name free to change.
    const after = mergeOption(before, id === '' ? { ...fields, name: before.name } : fields)
    draft.rows.set(before.id, line)
    draft.group = { ...draft.group, options: options.map((each) => (each === before ? after : each)) }
    return { before, after, errors: [] }
  }
  const { priceCents } = fields
  if (priceCents === undefined) return cannot('price', 'The group has no such option, and a new one needs a price')
  if (options.length >= MAX_OPTIONS) return cannot('option', `At most ${MAX_OPTIONS} options`)
  const after = createOption({ ...fields, name: fields.name ?? name, priceCents })
  draft.rows.set(after.id, line)
  draft.group = { ...draft.group, options: [...options, after] }
  drafts.fileOption(draft, after.name)
  return { before: undefined, after, errors: [] }
}

type Target = Pick<GroupDraft, 'id' | 'group' | 'dishes'>

/** Lists how a row changes an option and its group, cell by cell. */
function listDifferences(
  { row }: Row,
  [before, option]: readonly [Target, OptionRecord | undefined],
  [after, next]: readonly [Target, OptionRecord],
  ingredients: IngredientNames,
): readonly ImportRow[] {
  const old = option && formatOptionCells(before, option, ingredients)
  const cells = formatOptionCells(after, next, ingredients)
  const code = `${after.group.name}: ${next.name}`
  return optionColumns
    .filter((field) => field !== 'group id' && field !== 'option id' && (old?.[field] ?? '') !== cells[field])
    .map((field) => ({ row, code, field, before: old?.[field] ?? null, after: cells[field], error: null }))
}

/** Sets what a row says in all groups that it is about. Returns the differences, or the errors. */
export function readOptionRow(line: Row, { drafts, byCode, ingredients }: RowContext): readonly ImportRow[] {
  if (toKey(line.cells.option ?? '') === '') return rejectRow(line, cannot('option', 'Must name an option').errors)
  const { found, errors } = findTargets(line.cells, drafts)
  const option = parseOptionCells(line.cells, ingredients)
  const group = parseGroupCells(line.cells)
  const { dishes, errors: dishErrors } = findDishes(line, byCode)
  const wrong = [...errors, ...option.errors, ...group.errors, ...dishErrors]
  if (wrong.length > 0) return rejectRow(line, wrong)
  const added = found.length === 0 && dishes ? [createDraft(group.fields.name ?? '', dishes)] : []
  const targets = [...found, ...added]
  const { name: _name, ...limits } = group.fields
  const groupFields = (line.cells['group id'] ?? '').trim() === '' ? limits : group.fields
  if (targets.length === 0)
    return rejectRow(line, cannot('dishes', 'There is no such group, and a new one needs its dishes').errors)
  const rows = new Map<string, ImportRow>()
  for (const draft of targets) {
    const before = { ...draft }
    const failed = changeGroup(draft, groupFields, dishes)
    if (failed.length > 0) return rejectRow(line, failed)
    const changed = changeOption(draft, line, option.fields, drafts)
    if (!('after' in changed)) return rejectRow(line, changed.errors)
    for (const each of listDifferences(line, [before, changed.before], [draft, changed.after], ingredients))
      if (!rows.has(String(each.field))) rows.set(String(each.field), each)
  }
  for (const draft of added) drafts.add(draft)
  return [...rows.values()]
}
