import { createIdempotencyKey } from '#base/api/idempotency'
import type { DishDraft, GroupDraft, OptionDraft } from './draft'
import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { ChevronDownIcon, PlusIcon } from 'lucide-react'
import { SelectField, SelectOptions, TextField } from '#ui/forms/fields'
import { RowActions } from '../form/list-editing'
import { useErrorAt, useErrorsUnder } from '../form/use-errors-under'
import { hasCommonOption } from '#shared/menu/shared-groups'
import { FormPanel } from '../form/form-panel'
import { SharedGroupSelect } from '../options/shared-group-select'
import { OptionEditor } from './option-editor'

const newId = (): string => createIdempotencyKey().slice(0, 12)

export const createOption = (): OptionDraft => ({
  id: newId(),
  name: '',
  alsoCalled: '',
  kitchenName: '',
  price: '0.00',
  upTo: 1,
  isDefault: false,
  allergensAdded: [],
  allergensRemoved: [],
  advisory: 'none',
  recipe: [],
})

export const createOptionGroup = (): GroupDraft => ({
  id: newId(),
  name: '',
  min: 0,
  max: 1,
  options: [createOption()],
})

const counts = (from: number) =>
  Array.from({ length: 21 - from }, (_, index) => ({ value: index + from, label: String(index + from) }))

/** Formats how many options a guest chooses from a group. */
const formatBounds = (min: number, max: number): string =>
  min === max ? `choose ${min}` : min > 0 ? `choose ${min} to ${max}` : `up to ${max}`

const Toggle = chakra('button', {
  base: {
    flex: 1,
    minW: 0,
    minH: '11',
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: 0, color: 'fg.muted', transform: 'rotate(-90deg)', transition: 'transform 120ms' },
    '&[aria-expanded=true] svg': { transform: 'none' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
})

type GroupEditorProps = {
  readonly at: number
  readonly count: number
  readonly onMove?: (to: number) => void
  readonly onRemove?: () => void
  /** Whether it is open at first; by default only a new group is. */
  readonly isOpenAtFirst?: boolean
}

/** Edits a group of options. Groups start collapsed because a dish may have many. */
export function GroupEditor({ at, count, onMove, onRemove, isOpenAtFirst = false }: GroupEditorProps) {
  const path = `optionGroups.${at}` as const
  const group = useWatch<DishDraft, typeof path>({ name: path })
  const { fields, append, move, remove } = useFieldArray<DishDraft, `${typeof path}.options`, 'rowKey'>({
    name: `${path}.options`,
    keyName: 'rowKey',
  })
  const wrong = useErrorAt(`${path}.options`)
  const isWrongWithin = useErrorsUnder(path).length > 0
  const [isOpen, setOpen] = useState(isOpenAtFirst || group.name === '')
  const isShown = isOpen || isWrongWithin
  const name = group.name || `group ${at + 1}`
  return (
    <chakra.li
      display="grid"
      gap="3"
      p={{ base: '3', md: '4' }}
      bg="bg.inset"
      borderWidth="1px"
      borderRadius="xl"
      aria-label={name}
    >
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        <Toggle type="button" aria-expanded={isShown} onClick={() => setOpen(!isShown)}>
          <ChevronDownIcon />
          <span>
            <strong>{name}</strong>
            <small>
              {formatBounds(group.min, group.max)} · {fields.length === 1 ? '1 option' : `${fields.length} options`}
            </small>
          </span>
        </Toggle>
        <RowActions name={name} at={at} count={count} onMove={onMove} onRemove={onRemove} />
      </chakra.div>
      {isShown && (
        <>
          <TextField<DishDraft> name={`${path}.name`} label="Group name" maxLength={60} placeholder="Rice or noodles" />
          <Grid gridTemplateColumns="1fr 1fr" gap="3">
            <SelectField<DishDraft> name={`${path}.min`} label="At least" parse={Number}>
              <SelectOptions of={counts(0)} />
            </SelectField>
            <SelectField<DishDraft> name={`${path}.max`} label="At most" parse={Number}>
              <SelectOptions of={counts(1)} />
            </SelectField>
          </Grid>
          {wrong && (
            <chakra.p role="alert" fontSize="sm" color="danger.fg" aria-invalid tabIndex={-1}>
              {wrong}
            </chakra.p>
          )}
          <chakra.ul display="grid" gap="2" listStyleType="none">
            {fields.map(({ id }, place) => (
              <OptionEditor
                key={id}
                path={`${path}.options.${place}`}
                at={place}
                count={fields.length}
                onMove={(to) => move(place, to)}
                onRemove={() => remove(place)}
              />
            ))}
          </chakra.ul>
          <Button
            type="button"
            variant="outline"
            size="sm"
            justifySelf="start"
            aria-label={`Add an option to ${name}`}
            onClick={() => append(createOption(), { shouldFocus: false })}
          >
            <PlusIcon /> Option
          </Button>
        </>
      )}
    </chakra.li>
  )
}

/** Edits all option groups of a dish. */
export function OptionsPanel() {
  const { fields, append, update, move, remove } = useFieldArray<DishDraft, 'optionGroups', 'rowKey'>({
    name: 'optionGroups',
    keyName: 'rowKey',
  })
  return (
    <FormPanel title="Options" lead="What guests can choose.">
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
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="end">
        <Button type="button" variant="outline" onClick={() => append(createOptionGroup(), { shouldFocus: false })}>
          <PlusIcon /> Option group
        </Button>
        <SharedGroupSelect
          onChoose={(group) => {
            const at = fields.findIndex((known) => known.id === group.id || hasCommonOption(known, group))
            if (at === -1) append(group, { shouldFocus: false })
            else update(at, group)
          }}
        />
      </chakra.div>
    </FormPanel>
  )
}
