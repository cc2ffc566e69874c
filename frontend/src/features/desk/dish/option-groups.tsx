import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFieldArray } from 'react-hook-form'
import { PlusIcon } from 'lucide-react'
import type { DishDraft } from './draft'
import { GroupEditor } from './group-editor'
import { createOptionGroup } from './new-options'

/** How a guest may have the dish their way. */
export function OptionGroups() {
  const { fields, append, move, remove } = useFieldArray<DishDraft, 'optionGroups', 'rowKey'>({
    name: 'optionGroups',
    keyName: 'rowKey',
  })
  return (
    <>
      {fields.length > 0 && (
        <chakra.ul display="grid" gap="3" listStyleType="none">
          {fields.map(({ id }, at) => (
            <GroupEditor
              key={id}
              at={at}
              count={fields.length}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
            />
          ))}
        </chakra.ul>
      )}
      <Button
        type="button"
        variant="outline"
        justifySelf="start"
        onClick={() => append(createOptionGroup(), { shouldFocus: false })}
      >
        <PlusIcon /> Group of options
      </Button>
    </>
  )
}
