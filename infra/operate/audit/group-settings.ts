import * as z from 'zod/mini'
import { presentEditableItem } from '#functions/inventory/present'
import { presentProgram } from '#functions/loyalty/program/repository'
import { presentCategory } from '#functions/menu/present'
import { getVersion, listShownCategories } from '#functions/menu/records'
import { EditableInventoryItem } from '#shared/inventory/contract'
import { listGroupLocations } from '#shared/locations/group-data'
import type { AuditedRecords } from './audit-records'

/** A record that the desk can change. `cut` selects the fields that the log has, for comparison. */
export type AuditedSetting = {
  readonly of: string
  readonly version: number
  readonly says: unknown
  readonly cut: (entry: unknown) => unknown
  /** Whether an entry may have only the fields that a change of many things altered. */
  readonly mayBePart?: true
}

const without = (entry: unknown, ...names: string[]) =>
  Object.fromEntries(Object.entries(z.looseObject({}).parse(entry)).filter(([name]) => !names.includes(name)))
/** Returns a record as the log has it, without its version. */
export const facts = (entry: unknown) => without(entry, 'version')

/** What belongs to the group is in the log of the locations that read it. */
const categoriesIn = ({ categories }: AuditedRecords): AuditedSetting[] =>
  listGroupLocations().flatMap((code) =>
    categories.map((record) => ({
      of: `category categories at ${code}`,
      version: getVersion(record),
      says: { categories: listShownCategories(record.categories).map(presentCategory) },
      cut: facts,
    })),
  )

const programIn = ({ program: { terms, tiers, rewards } }: AuditedRecords): AuditedSetting[] =>
  listGroupLocations().flatMap((code) =>
    terms.map((record) => ({
      of: `rewards rewards at ${code}`,
      version: record.version,
      says: facts(presentProgram({ ...record, tiers, rewards })),
      cut: facts,
    })),
  )

/**
 * An ingredient is in each location's log with that location's levels. The mode decides how many
 * other locations it names.
 */
const itemsIn = ({ ingredients, stocks }: AuditedRecords): AuditedSetting[] =>
  ingredients.flatMap((item) => {
    const own = stocks.filter(({ ingredientId }) => ingredientId === item.id)
    const cut = (entry: unknown) => without(entry, 'version', 'levels')
    return listGroupLocations().map((code) => ({
      of: `item ${item.id} at ${code}`,
      version: getVersion(item),
      says: cut(EditableInventoryItem.parse(presentEditableItem({ item, stocks: own }, code))),
      cut,
    }))
  })

/** Lists what all locations share: categories, ingredients and the loyalty program. */
export const listGroupSettings = (books: AuditedRecords): AuditedSetting[] =>
  [itemsIn, categoriesIn, programIn].flatMap((each) => each(books))
