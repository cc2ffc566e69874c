import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'

/** A field that two changed at once. */
export type Disputed = {
  readonly name: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

type ConflictProps = {
  readonly fields: readonly Disputed[]
  /** The fields in which one's own stays. */
  readonly mine: ReadonlySet<string>
  readonly onChoose: (name: string, isMine: boolean) => void
}

const Frame = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    p: '4',
    borderWidth: '2px',
    borderColor: 'danger',
    borderRadius: 'xl',
    '& fieldset': { display: 'grid', gap: '1' },
    '& legend': { fontWeight: 'semibold', fontSize: 'sm' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& input': { flex: 'none', width: '1.1rem', height: '1.1rem', accentColor: 'var(--ember-text)' },
  },
})

/** Somebody was faster: where both changed the same, their owner chooses, field by field (docs/product/desk.md#versions). */
export const Conflict = ({ fields, mine, onChoose }: ConflictProps) => (
  <Frame role="alert" aria-label="Changed meanwhile">
    <Text>
      Somebody changed this meanwhile.{' '}
      {fields.length === 0
        ? 'What you changed is something else: save again to have both.'
        : 'Choose what it is to be, then save again. Everything else keeps what was changed last.'}
    </Text>
    {fields.map(({ name, label, mine: own, theirs }) => (
      <fieldset key={name}>
        <legend>{label}</legend>
        {[true, false].map((isMine) => (
          <label key={String(isMine)}>
            <input
              type="radio"
              name={`conflict-${name}`}
              checked={mine.has(name) === isMine}
              onChange={() => onChoose(name, isMine)}
            />
            {isMine ? `Yours: ${own}` : `Theirs: ${theirs}`}
          </label>
        ))}
      </fieldset>
    ))}
  </Frame>
)
