import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { PlusIcon } from 'lucide-react'
import { moved, removedAt, replacedAt } from '../form/list'
import type { GroupDraft } from './draft'
import { GroupEditor } from './group-editor'
import { newGroup } from './new-options'

type OptionGroupsProps = {
  readonly groups: readonly GroupDraft[]
  readonly onChange: (groups: readonly GroupDraft[]) => void
}

/** How a guest may have the dish their way. */
export function OptionGroups({ groups, onChange }: OptionGroupsProps) {
  return (
    <>
      {groups.length > 0 && (
        <chakra.ul display="grid" gap="3" listStyleType="none">
          {groups.map((group, at) => (
            <GroupEditor
              key={group.id}
              path={`optionGroups.${at}`}
              group={group}
              at={at}
              count={groups.length}
              onChange={(next) => onChange(replacedAt(groups, at, next))}
              onMove={(to) => onChange(moved(groups, at, to))}
              onRemove={() => onChange(removedAt(groups, at))}
            />
          ))}
        </chakra.ul>
      )}
      <Button type="button" variant="outline" justifySelf="start" onClick={() => onChange([...groups, newGroup()])}>
        <PlusIcon /> Group of options
      </Button>
    </>
  )
}
