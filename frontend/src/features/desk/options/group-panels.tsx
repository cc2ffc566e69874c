import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { EditableDish } from '#shared/menu/editing-contract'
import { GroupEditor } from '../dishes/option-groups'
import { ChoiceInput } from '../form/choice-input'
import { FormPanel } from '../form/form-panel'
import type { OptionGroupValues } from './use-option-group-form'

/** Marks the dishes that have the group. */
export function GroupDishesPanel({ dishes }: { readonly dishes: readonly EditableDish[] }) {
  const { field, fieldState } = useController<OptionGroupValues, 'dishes'>({ name: 'dishes' })
  const chosen = new Set(field.value)
  const turn = (id: number, isOn: boolean) =>
    field.onChange(isOn ? [...field.value, id] : field.value.filter((each) => each !== id))
  const sorted = [...dishes].sort((one, other) => one.name.localeCompare(other.name))
  return (
    <FormPanel title="Dishes">
      <chakra.p fontSize="sm" color="fg.muted">
        {[...sorted]
          .filter(({ id }) => chosen.has(id))
          .map(({ name }) => name)
          .join(', ') || 'None yet'}
      </chakra.p>
      {fieldState.error?.message && (
        <chakra.p role="alert" color="danger.fg" aria-invalid tabIndex={-1}>
          {fieldState.error.message}
        </chakra.p>
      )}
      <details open={chosen.size === 0}>
        <chakra.summary minH="11" alignContent="center" cursor="pointer">
          Choose dishes
        </chakra.summary>
        <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4">
          {sorted.map(({ id, name, isArchived }) => (
            <ChoiceInput
              key={id}
              label={isArchived ? `${name} (archived)` : name}
              isChecked={chosen.has(id)}
              onChange={(isOn) => turn(id, isOn)}
            />
          ))}
        </chakra.div>
      </details>
    </FormPanel>
  )
}

/** Edits the options of the group; `children` follow them. */
export const GroupOptionsPanel = ({ children }: { readonly children: ReactNode }) => (
  <FormPanel title="Options" lead="A change reaches all dishes below at once.">
    <chakra.ul listStyleType="none">
      <GroupEditor at={0} count={1} isOpenAtFirst />
    </chakra.ul>
    {children}
  </FormPanel>
)
