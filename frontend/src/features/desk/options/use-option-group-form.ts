import { useQueryClient } from '@tanstack/react-query'
import type { FieldPath } from 'react-hook-form'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { formatCount } from '#base/format'
import { findCurrentVersion } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import type { GroupDraft } from '../dishes/draft'
import { createOptionGroup } from '../dishes/option-groups'
import { checkOptionGroups } from '../dishes/validate-dish'
import { mergeParts, withFields } from '../form/three-way-merge'
import { useRecordForm } from '../form/use-record-form'
import {
  type ChangedGroup,
  addOptionGroup,
  createGroupDraft,
  isOptionGroup,
  optionGroupsQuery,
  toGroupBody,
  updateOptionGroup,
} from './option-groups-api'

/** One group, as the form of a dish has its groups, with the dishes that have it. */
export type OptionGroupValues = { optionGroups: readonly GroupDraft[]; dishes: number[] }

/** A group with its version; a new one is null with a version below all others. */
type GroupRecord = { readonly group: SharedOptionGroup | null; readonly version: number }

const toRecord = (group: SharedOptionGroup | null): GroupRecord => ({ group, version: group?.version ?? -1 })

const merge = mergeParts<OptionGroupValues>({
  partsOf: ({ optionGroups: [group], dishes }) => [
    {
      name: 'optionGroups',
      label: 'Options',
      text: group?.name ?? '',
      compared: JSON.stringify(group && toGroupBody(group)),
    },
    {
      name: 'dishes',
      label: 'Dishes',
      text: formatCount(dishes.length, 'dish', 'dishes'),
      compared: [...dishes].sort().join(),
    },
  ],
  withParts: withFields,
})

const isGroupPath = (path: string): path is FieldPath<OptionGroupValues> => path.startsWith('optionGroups.0.')

/** Returns the field of a path in the request, which has the group's fields at its top. */
function fieldOf(path: string): FieldPath<OptionGroupValues> | null {
  const inGroup = `optionGroups.0.${path}`
  return path === 'dishes' ? path : isGroupPath(inGroup) ? inGroup : null
}

type OptionGroupFormOptions = {
  readonly group: SharedOptionGroup | null
  /** Whether prices also change in other groups that have the same option at the same price. */
  readonly arePricesForAll: boolean
  /** Saves it elsewhere, too. Until that is done, the page asks before it closes. */
  readonly copy: (changed: ChangedGroup) => Promise<void>
  readonly onSaved: (saved: SharedOptionGroup) => void
}

/** Returns the form of an option group, which may be new. */
export function useOptionGroupForm({ group, arePricesForAll, copy, onSaved }: OptionGroupFormOptions) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  return useRecordForm<GroupRecord, OptionGroupValues>({
    record: toRecord(group),
    valuesOf: ({ group: read }) => ({
      optionGroups: [read ? createGroupDraft(read) : createOptionGroup()],
      dishes: read ? [...read.dishes] : [],
    }),
    merge,
    check: checkOptionGroups,
    save: async ({ optionGroups: [draft], dishes }, { group: from, version }) => {
      const body = { ...toGroupBody(draft ?? createOptionGroup()), dishes }
      const saved = await (from
        ? updateOptionGroup(location, from.id, { ...body, arePricesForAll, version })
        : addOptionGroup(location, body))
      if (from) await copy({ before: from, after: saved })
      return toRecord(saved)
    },
    currentOf: (error) => {
      const current = findCurrentVersion(error, isOptionGroup)
      return current && toRecord(current)
    },
    onSaved: ({ group: saved }) => {
      void client.invalidateQueries({ queryKey: optionGroupsQuery(location).queryKey })
      if (!saved) return
      onSaved(saved)
    },
    fieldOf,
  })
}
