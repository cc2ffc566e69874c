import { chakra } from '@chakra-ui/react/styled-system'

const views = [
  { id: 'list', label: 'Stock list' },
  { id: 'count', label: 'Count' },
  { id: 'order', label: 'Order list' },
] as const

export type StockView = (typeof views)[number]['id']

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

type ViewChoiceProps = {
  readonly view: StockView
  readonly mayCount: boolean
  readonly onChoose: (view: StockView) => void
}

export const ViewChoice = ({ view, mayCount, onChoose }: ViewChoiceProps) => (
  <Group role="group" aria-label="View">
    {views
      .filter(({ id }) => id !== 'count' || mayCount)
      .map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={view === id} onClick={() => onChoose(id)}>
          {label}
        </button>
      ))}
  </Group>
)
