import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { Button, Heading } from '#base/components/ui'
import { Tick } from '../form/inputs'
import { fieldNames } from './draft'
import type { DraftField } from './draft'
import { wordsOf } from './field-words'
import type { Names } from './field-words'
import type { Dispute, Side } from './merge'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    p: { base: '4', md: '6' },
    mb: '5',
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
  readonly disputes: readonly Dispute[]
  /** Fields that only the other one changed. */
  readonly taken: readonly DraftField[]
  readonly names: Names
  readonly isSaving: boolean
  readonly onSettle: (sides: ReadonlyMap<DraftField, Side>) => void
}

/** Somebody was faster: what both changed, to be chosen field by field, before it is saved again. */
export function ConflictPanel({ disputes, taken, names, isSaving, onSettle }: ConflictPanelProps) {
  const id = useId()
  const [sides, setSides] = useState<ReadonlyMap<DraftField, Side>>(new Map())
  const choose = (field: DraftField, side: Side) => setSides(new Map([...sides, [field, side]]))
  return (
    <Box role="alert" aria-labelledby={id}>
      <div>
        <Heading as="h2" size="md" id={id}>
          Somebody changed this meanwhile
        </Heading>
        <chakra.p mt="1" color="fg.muted">
          Nothing is lost. {disputes.length > 0 ? 'Choose for each of these, and save again.' : 'Look, and save again.'}
        </chakra.p>
      </div>
      {disputes.map(({ field, mine, theirs }) => (
        <fieldset key={field}>
          <legend>{fieldNames[field]}</legend>
          <Tick
            type="radio"
            name={`${id}-${field}`}
            label={`Keep mine: ${wordsOf(field, mine, names)}`}
            isOn={sides.get(field) !== 'theirs'}
            onTurn={() => choose(field, 'mine')}
          />
          <Tick
            type="radio"
            name={`${id}-${field}`}
            label={`Take theirs: ${wordsOf(field, theirs, names)}`}
            isOn={sides.get(field) === 'theirs'}
            onTurn={() => choose(field, 'theirs')}
          />
        </fieldset>
      ))}
      {taken.length > 0 && (
        <p>Also changed by them, and kept: {taken.map((field) => fieldNames[field].toLowerCase()).join(', ')}.</p>
      )}
      <Button
        type="button"
        justifySelf="start"
        disabled={isSaving}
        aria-busy={isSaving}
        onClick={() => onSettle(sides)}
      >
        Save with these
      </Button>
    </Box>
  )
}
