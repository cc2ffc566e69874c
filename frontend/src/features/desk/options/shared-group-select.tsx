import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { formatCount } from '#base/format'
import { useDeskMenu } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import type { GroupDraft } from '../dishes/draft'
import { createGroupDraft, useOptionGroups } from './option-groups-api'

export const formatDishCount = ({ dishes }: SharedOptionGroup): string => formatCount(dishes.length, 'dish', 'dishes')

/** Names a dish that has the group, since other groups may have the same name and options. */
function describe(group: SharedOptionGroup, menu: readonly EditableDish[]): string {
  const dishesWithGroup = menu.filter(({ id }) => group.dishes.includes(id))
  const first = dishesWithGroup.find(({ isArchived }) => !isArchived) ?? dishesWithGroup[0]
  const others = group.dishes.length - 1
  const named = first ? `${first.name}${others > 0 ? ` and ${others} more` : ''}` : formatDishCount(group)
  return `${group.name}: ${group.options.map(({ name }) => name).join(', ')} (${named})`
}

type SharedGroupSelectProps = { readonly onChoose: (group: GroupDraft) => void }

/** Gives a dish a group that other dishes have. It then changes with them. */
export function SharedGroupSelect({ onChoose }: SharedGroupSelectProps) {
  const id = useId()
  const { code } = useDeskLocation()
  const { data: groups = [] } = useOptionGroups(code)
  const { data: menu } = useDeskMenu(code)
  if (groups.length === 0) return null
  return (
    <chakra.div minW="0" flex="1 1 14rem" maxW="24rem">
      <chakra.label htmlFor={id} className="sr-only">
        Use the group of other dishes
      </chakra.label>
      <chakra.select
        id={id}
        value=""
        width="100%"
        minH="11"
        px="3"
        bg="bg.surface"
        borderWidth="1px"
        borderRadius="lg"
        onChange={({ target }) => {
          const chosen = groups.find((group) => group.id === target.value)
          if (chosen) onChoose(createGroupDraft(chosen))
        }}
      >
        <option value="">Use the group of…</option>
        {groups.map((group) => (
          <option key={group.id} value={group.id}>
            {describe(group, menu?.dishes ?? [])}
          </option>
        ))}
      </chakra.select>
    </chakra.div>
  )
}
