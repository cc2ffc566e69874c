import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cutText, isBlank } from '#shared/platform/text'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog'
import { FieldFrame } from '#ui/forms/field-frame'
import { toast } from '#ui/toast'
import { findCurrentVersion, getSaveErrorMessage, isDeskDish, saveDish, updateDish } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { MAX_NAME_LENGTH, toTaughtChange, type Teachable } from './taught-names'
import { TextInput } from '#ui/forms/controls'

/** The most choices shown; typing narrows them down. */
const MAX_SHOWN = 30

const Choice = chakra('button', {
  base: {
    width: '100%',
    minH: '11',
    px: '3',
    py: '2',
    textAlign: 'start',
    borderRadius: 'lg',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.raised' },
    _disabled: { cursor: 'not-allowed', opacity: 0.5 },
  },
})

/** Saves words as another name of a dish or an option. */
function useTeach(words: string, onDone: () => void) {
  const { code } = useDeskLocation()
  const client = useQueryClient()
  const teach = useMutation({
    mutationFn: (target: Teachable) =>
      saveDish(client, code, () => updateDish(code, target.dish, toTaughtChange(words, target))),
    onSuccess: (_dish, { label }) => {
      toast({ title: 'Hiro has learned', description: `“${words}” is ${label} from now on.` })
      onDone()
    },
  })
  const message = findCurrentVersion(teach.error, isDeskDish)
    ? 'Another user has just changed this dish. Please choose it again.'
    : getSaveErrorMessage(teach.error)
  return { teach: teach.mutate, isBusy: teach.isPending, problem: teach.error ? message : '' }
}

const matches = (label: string, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word))

type TeachDialogProps = {
  readonly words: string
  readonly teachables: readonly Teachable[]
  readonly onClose: () => void
}

/** Teaches the assistant what words mean: a tap on a dish or an option adds them to its names. */
export function TeachDialog({ words, teachables, onClose }: TeachDialogProps) {
  const [name, setName] = useState(cutText(words, MAX_NAME_LENGTH).trim())
  const [search, setSearch] = useState('')
  const { teach, isBusy, problem } = useTeach(name.trim(), onClose)
  const found = teachables.filter(({ label, optionId }) => matches(label, search) && (search !== '' || !optionId))
  return (
    <Dialog title={`What is “${words}”?`} placement="sheet" isBusy={isBusy} closeLabel="Close" onClose={onClose}>
      <DialogBody>
        <chakra.div display="grid" gap="4">
          <FieldFrame label="Words that guests say">
            <TextInput value={name} maxLength={MAX_NAME_LENGTH} onChange={({ target }) => setName(target.value)} />
          </FieldFrame>
          <FieldFrame label="Search dishes and options">
            <TextInput type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          </FieldFrame>
          {problem !== '' && (
            <Text role="alert" color="danger.fg">
              {problem}
            </Text>
          )}
          <chakra.ul listStyleType="none" maxH="50vh" overflowY="auto" aria-label="Dishes and options">
            {found.slice(0, MAX_SHOWN).map((target) => (
              <li key={`${target.dish.id} ${target.optionId ?? ''}`}>
                <Choice type="button" disabled={isBusy || isBlank(name)} onClick={() => teach(target)}>
                  {target.label}
                </Choice>
              </li>
            ))}
          </chakra.ul>
          {found.length === 0 && <Text color="fg.muted">Nothing on the menu has this name.</Text>}
          {found.length > MAX_SHOWN && <Text color="fg.muted">Type to see more.</Text>}
        </chakra.div>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
