import { chakra } from '@chakra-ui/react/styled-system'

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    p: '1',
    gap: '1',
    bg: 'bg.raised',
    borderRadius: 'full',
    '& button': {
      minH: '11',
      px: { base: '3.5', md: '5' },
      borderRadius: 'full',
      fontWeight: 'semibold',
      fontSize: 'sm',
      color: 'fg.muted',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
    },
    '& button[aria-pressed=true]': { bg: 'bg.surface', color: 'fg', boxShadow: 'sm' },
  },
})

type SegmentsProps<Id extends string> = {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
}

/** One of a few ways to look at the same thing. */
export const Segments = <Id extends string>({ label: group, options, chosen, onChoose }: SegmentsProps<Id>) => (
  <Group role="group" aria-label={group}>
    {options.map(({ id, label }) => (
      <button key={id} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
        {label}
      </button>
    ))}
  </Group>
)
