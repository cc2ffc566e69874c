import { Button } from '#ui/chakra/button'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { ChoiceInput } from './choice-input'
import type { FieldValues } from 'react-hook-form'
import type { Conflict } from './three-way-merge'
import type { FormConflict, RecordForm } from './use-record-form'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    p: { base: '4', md: '6' },
    bg: 'warning.subtle',
    borderWidth: '1px',
    borderColor: 'warning.fg',
    borderRadius: '2xl',
    outline: 0,
    '& fieldset': { borderWidth: 0, p: 0, minW: 0, display: 'grid' },
    '& legend': { fontWeight: 'semibold' },
    '& label': { overflowWrap: 'anywhere' },
  },
})

type ConflictPanelProps = {
  readonly conflicts: readonly Conflict[]
  /** The labels of the fields that only the other user changed. */
  readonly alsoChanged?: readonly string[]
  readonly isMine: (name: string) => boolean
  readonly onChoose: (name: string, isMine: boolean) => void
  /** The submit button, if the surrounding form has none. */
  readonly children?: ReactNode
}

/**
 * Shown when another user saved first. The owner chooses between both versions of each conflicting
 * field (docs/product/desk.md#versions).
 */
export function ConflictPanel({ conflicts, alsoChanged = [], isMine, onChoose, children }: ConflictPanelProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  // Move the focus here: a user at the end of a long form would miss the panel.
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} role="alert" aria-labelledby={id} tabIndex={-1} scrollMarginTop="24">
      <div>
        <Heading as="h2" size="md" id={id}>
          Someone else changed this
        </Heading>
        <chakra.p mt="1" color="fg.muted">
          Nothing is lost.{' '}
          {conflicts.length > 0 ? 'Choose a version of each, then save again.' : 'Review and save again.'}
        </chakra.p>
      </div>
      {conflicts.map(({ name, label, mine, theirs }) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          {[true, false].map((isOwn) => (
            <ChoiceInput
              key={String(isOwn)}
              type="radio"
              name={`${id}-${name}`}
              label={isOwn ? `Keep mine: ${mine}` : `Take theirs: ${theirs}`}
              isChecked={isMine(name) === isOwn}
              onChange={() => onChoose(name, isOwn)}
            />
          ))}
        </fieldset>
      ))}
      {alsoChanged.length > 0 && <p>Also changed by them: {alsoChanged.join(', ')}.</p>}
      {children}
    </Box>
  )
}

type ResolveConflictPanelProps = FormConflict & { readonly isSaving: boolean }

/** A conflict panel with its own submit button, for forms that save the choice at once. */
export function ResolveConflictPanel({ isSaving, onSettle, ...conflict }: ResolveConflictPanelProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (name: string, isMine: boolean) =>
    setTheirs(new Set([...theirs].filter((each) => each !== name).concat(isMine ? [] : [name])))
  return (
    <ConflictPanel {...conflict} isMine={(name) => !theirs.has(name)} onChoose={choose}>
      <Button
        type="button"
        justifySelf="start"
        disabled={isSaving}
        aria-busy={isSaving}
        onClick={() => onSettle(theirs)}
      >
        Save with these
      </Button>
    </ConflictPanel>
  )
}

type FormMessagesProps = ComponentProps<typeof chakra.div> & {
  readonly form: Pick<RecordForm<FieldValues>, 'problem' | 'conflict' | 'isSending'>
}

/** Why a form is not saved: the error of the form as a whole, and what another user saved first. */
export const FormMessages = ({ form: { problem, conflict, isSending }, ...style }: FormMessagesProps) => (
  <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" _empty={{ display: 'none' }} {...style}>
    {problem && (
      <chakra.p role="alert" p="3" borderRadius="lg" fontSize="sm" bg="danger.subtle" color="danger.fg">
        {problem}
      </chakra.p>
    )}
    {conflict && <ResolveConflictPanel {...conflict} isSaving={isSending} />}
  </chakra.div>
)
