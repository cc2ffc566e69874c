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

/**
 * Changes a group in the same way at another location, where its dishes stay.
 * @throws Error if that location has no such group
 */
export async function copyOptionGroup(
  from: SharedOptionGroup,
  to: LocationCode,
  arePricesForAll: boolean,
): Promise<SharedOptionGroup> {
  const there = await callApi(optionGroupRoutes.listOptionGroups, { params: { location: to } })
  const same =
    there.find(({ id, options }) => id === from.id && hasCommonOption({ id, options }, from)) ??
    there.find((group) => group.options.length === from.options.length && hasCommonOption(group, from))
  if (!same) throw new Error(`There is no group ${from.name}`)
  const { name, min, max, options } = from
  return updateOptionGroup(to, same.id, { name, min, max, options, arePricesForAll, version: same.version })
}
