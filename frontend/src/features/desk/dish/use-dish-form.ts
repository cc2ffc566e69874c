import { useQueryClient } from '@tanstack/react-query'
import type { DeskDish } from '#shared/contract/desk/dish'
import { toast } from '#base/components/toast'
import { addDish, changeDish, isDeskDish, showDish } from '../api/dish-calls'
import { currentIn } from '../api/refusals'
import { useDeskLocation } from '../desk-location'
import { useRecordForm } from '../form/use-record-form'
import { checkDish } from './check'
import { changesOf, draftOf, newDraft, sentOf } from './draft'
import type { Draft } from './draft'
import type { Names } from './field-words'
import { dishMerge } from './merge'

/** A dish, or null and a version below all others while it is new. */
type DishRecord = { readonly dish: DeskDish | null; readonly version: number }

const recordOf = (dish: DeskDish | null): DishRecord => ({ dish, version: dish?.version ?? -1 })

const fieldsOfCodes = { 'code-taken': 'code' } as const

type DishFormOptions = {
  readonly dish: DeskDish | null
  readonly names: Names
  readonly onSaved: (saved: DeskDish, before: DeskDish | null) => void
}

/** The form of a dish, which may be new. */
export function useDishForm({ dish, names, onSaved }: DishFormOptions) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const categoryId = names.categories[0]?.id ?? 0
  return useRecordForm<DishRecord, Draft>({
    record: recordOf(dish),
    valuesOf: ({ dish: read }) => (read ? draftOf(read) : newDraft(categoryId)),
    merge: dishMerge(names),
    check: checkDish,
    save: async (draft, { dish: from }) =>
      recordOf(
        from
          ? await changeDish(location, from, changesOf(draftOf(from), draft))
          : await addDish(location, sentOf(draft)),
      ),
    currentOf: (error) => {
      const current = currentIn(error, isDeskDish)
      return current && recordOf(current)
    },
    onSaved: ({ dish: saved }, { dish: before }) => {
      if (!saved) return
      // The menu has the dish before the page goes to its address: a message may draw it at once.
      showDish(client, location, saved)
      onSaved(saved, before)
      toast({ title: before ? `${saved.name} is saved` : `${saved.name} is on the menu` })
    },
    fieldsOfCodes,
  })
}
