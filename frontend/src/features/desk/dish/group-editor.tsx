import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDownIcon, PlusIcon } from 'lucide-react'
import { use, useState } from 'react'
import { ErrorsContext, useErrorAt } from '../form/errors'
import { OneOf, TextBox } from '../form/inputs'
import { moved, removedAt, replacedAt } from '../form/list'
import { RowActs } from '../form/row-acts'
import type { GroupDraft, OptionDraft } from './draft'
import { newOption } from './new-options'
import { OptionEditor } from './option-editor'

const counts = (from: number) =>
  Array.from({ length: 21 - from }, (_, index) => ({ value: index + from, label: String(index + from) }))

/** What a group asks of a guest, in few words. */
const boundsWords = (min: number, max: number): string =>
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
  readonly path: string
  readonly group: GroupDraft
  readonly at: number
  readonly count: number
  readonly onChange: (group: GroupDraft) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** A group of options: closed until it is looked into, for a dish may have many. */
export function GroupEditor({ path, group, at, count, onChange, onMove, onRemove }: GroupEditorProps) {
  const wrong = useErrorAt(`${path}.options`)
  const errors = use(ErrorsContext)
  const [isOpen, setOpen] = useState(group.name === '')
  const isShown = isOpen || Object.keys(errors).some((wrong) => wrong.startsWith(`${path}.`))
  const set = (patch: Partial<GroupDraft>) => onChange({ ...group, ...patch })
  const setOptions = (options: readonly OptionDraft[]) => set({ options })
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
              {boundsWords(group.min, group.max)} ·{' '}
              {group.options.length === 1 ? '1 option' : `${group.options.length} options`}
            </small>
          </span>
        </Toggle>
        <RowActs name={name} at={at} count={count} onMove={onMove} onRemove={onRemove} />
      </chakra.div>
      {isShown && (
        <>
          <TextBox
            label="Name of the group"
            path={`${path}.name`}
            maxLength={60}
            placeholder="Rice or noodles"
            value={group.name}
            onChange={(value) => set({ name: value })}
          />
          <Grid gridTemplateColumns="1fr 1fr" gap="3">
            <OneOf
              label="At least"
              path={`${path}.min`}
              value={group.min}
              choices={counts(0)}
              onChange={(min) => set({ min })}
            />
            <OneOf
              label="At most"
              path={`${path}.max`}
              value={group.max}
              choices={counts(1)}
              onChange={(max) => set({ max })}
            />
          </Grid>
          {wrong && (
            <chakra.p role="alert" fontSize="sm" color="danger.fg" aria-invalid tabIndex={-1}>
              {wrong}
            </chakra.p>
          )}
          <chakra.ul display="grid" gap="2" listStyleType="none">
            {group.options.map((option, place) => (
              <OptionEditor
                key={option.id}
                path={`${path}.options.${place}`}
                option={option}
                at={place}
                count={group.options.length}
                onChange={(next) => setOptions(replacedAt(group.options, place, next))}
                onMove={(to) => setOptions(moved(group.options, place, to))}
                onRemove={() => setOptions(removedAt(group.options, place))}
              />
            ))}
          </chakra.ul>
          <Button
            type="button"
            variant="outline"
            size="sm"
            justifySelf="start"
            aria-label={`Add an option to ${name}`}
            onClick={() => setOptions([...group.options, newOption()])}
          >
            <PlusIcon /> Option
          </Button>
        </>
      )}
    </chakra.li>
  )
}
