import { useQueryClient } from '@tanstack/react-query'
import type { EditableDish } from '#shared/menu/editing-contract'
import { toast } from '#ui/toast'
import { cacheDish, createDish, findCurrentVersion, isDeskDish, updateDish, useDeskMenu } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { useRecordForm } from '../form/use-record-form'
import { createCopyDraft } from './copy-draft'
import { createDishCheck } from './validate-dish'
import { createDishDraft, createEmptyDishDraft, toDishBody, toDishChanges, type DishDraft } from './draft'
import type { FieldNameLookup } from './draft-fields'
import { dishMerge } from './merge'

/** A dish with its version; a new dish is null with a version below all others. */
type DishRecord = { readonly dish: EditableDish | null; readonly version: number }

const recordOf = (dish: EditableDish | null): DishRecord => ({ dish, version: dish?.version ?? -1 })

const fieldsOfCodes = { 'code-taken': 'code', 'name-taken': 'alsoCalled' } as const

type DishFormOptions = {
  readonly dish: EditableDish | null
  readonly names: FieldNameLookup
  /** The category of a new dish; 0 if its owner has to choose one. */
  readonly newCategoryId: number
  /** The dish that a new one copies. */
  readonly copied?: EditableDish | undefined
  readonly onSaved: (saved: EditableDish, before: EditableDish | null) => void
}

/** Returns the form of a dish, which may be new. */
export function useDishForm({ dish, names, newCategoryId, copied, onSaved }: DishFormOptions) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const dishes = useDeskMenu(location).data?.dishes ?? []
  return useRecordForm<DishRecord, DishDraft>({
    record: recordOf(dish),
    valuesOf: ({ dish: read }) =>
      read ? createDishDraft(read) : copied ? createCopyDraft(copied) : createEmptyDishDraft(newCategoryId, dishes),
    merge: dishMerge(names),
    check: createDishCheck(names.ingredients),
    save: async (draft, { dish: from }) =>
      recordOf(
        from
          ? await updateDish(location, from, toDishChanges(createDishDraft(from), draft))
          : await createDish(location, toDishBody(draft)),
      ),
    currentOf: (error) => {
      const current = findCurrentVersion(error, isDeskDish)
      return current && recordOf(current)
    },
    onSaved: ({ dish: saved }, { dish: before }) => {
      if (!saved) return
      // Cache the dish before the page navigates to its address: a push message may render it at
      // once.
      cacheDish(client, location, saved)
      onSaved(saved, before)
      toast({ title: before ? `${saved.name} is saved` : `${saved.name} is on the menu` })
    },
    fieldsOfCodes,
  })
}
