import { useQuery } from '@tanstack/react-query'
import { optionGroupRoutes, type SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { hasCommonOption } from '#shared/menu/shared-groups'
import type { LocationCode } from '#shared/locations/index'
import { callApi } from '#base/api/client'
import { freshLocationQuery } from '#base/api/location-query'
import { sendOnce } from '#base/api/idempotency'
import { deskSaveKey } from '#base/storage/storage-keys'
import { hasProperties } from '../desk-api'
import { createEmptyDishDraft, toDishBody, type GroupDraft } from '../dishes/draft'
import { applyGroupChanges } from './group-changes'

/** A location's option groups with their dishes. */
export const optionGroupsQuery = freshLocationQuery(optionGroupRoutes.listOptionGroups)

export const useOptionGroups = (location: LocationCode) => useQuery(optionGroupsQuery(location))

export const isOptionGroup = (value: unknown): value is SharedOptionGroup =>
  hasProperties(value, 'id', 'options', 'dishes', 'version')

/** Returns the draft of a group, as the form of a dish has it. */
export const createGroupDraft = ({ dishes: _dishes, version: _version, ...group }: SharedOptionGroup): GroupDraft => ({
  ...group,
  options: group.options.map(({ alsoCalled, kitchenName, advisory, ...option }) => ({
    ...option,
    alsoCalled: alsoCalled.join(', '),
    kitchenName: kitchenName ?? '',
    advisory: advisory ?? 'none',
  })),
})

/** Returns the request body of a group's draft. */
export function toGroupBody(group: GroupDraft) {
  const { name, min, max, options } = toSentGroup(group)
  return { name, min, max, options }
}

const toSentGroup = (group: GroupDraft) => {
  const [sent] = toDishBody({ ...createEmptyDishDraft(0), optionGroups: [group] }).optionGroups
  if (!sent) throw new Error('A draft has the group that was put into it')
  return sent
}

type GroupBody = ReturnType<typeof toGroupBody> & { readonly dishes: number[] }

/** Adds a group, only once even if the response is lost. */
export const addOptionGroup = (location: LocationCode, body: GroupBody) =>
  sendOnce(deskSaveKey('new options', location), body, (headers) =>
    callApi(optionGroupRoutes.addOptionGroup, { params: { location }, body, headers }),
  )

/** Changes a group in its dishes, only once even if the response is lost. */
export const updateOptionGroup = (
  location: LocationCode,
  groupId: string,
  body: Partial<GroupBody> & { arePricesForAll: boolean; version: number },
) =>
  sendOnce(deskSaveKey(`options ${groupId}`, location), body, (headers) =>
    callApi(optionGroupRoutes.updateOptionGroup, { params: { location, groupId }, body, headers }),
  )

export const deleteOptionGroup = (location: LocationCode, groupId: string) =>
  callApi(optionGroupRoutes.deleteOptionGroup, { params: { location, groupId } })

/** Returns a group as its draft will be saved. New options have no id yet. */
export const readDraftGroup = (draft: GroupDraft) => {
  const { options, ...limits } = toGroupBody(draft)
  return {
    ...limits,
    options: options.map((option, at) => ({ ...option, id: option.id ?? `new ${at}` })),
  }
}

/** Finds the group of another location that is the same as one here. */
export const findSameGroup = (group: SharedOptionGroup, groups: readonly SharedOptionGroup[]) =>
  groups.find(({ id, options }) => id === group.id && hasCommonOption({ id, options }, group)) ??
  groups.find((each) => each.options.length === group.options.length && hasCommonOption(each, group))

/** A group before and after it was changed here. */
export type ChangedGroup = { readonly before: SharedOptionGroup; readonly after: SharedOptionGroup }

/**
 * Makes the same changes of a group at another location, where the rest and its dishes stay.
 * @throws Error if that location has no such group
 */
export async function copyGroupChanges(
  { before, after }: ChangedGroup,
  to: LocationCode,
  arePricesForAll: boolean,
): Promise<SharedOptionGroup> {
  const there = await callApi(optionGroupRoutes.listOptionGroups, { params: { location: to } })
  const same = findSameGroup(before, there)
  if (!same) throw new Error(`There is no group ${before.name}`)
  const { name, min, max, options } = applyGroupChanges(same, before, after)
  return updateOptionGroup(to, same.id, { name, min, max, options, arePricesForAll, version: same.version })
}
