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

type ViewChoiceProps<View extends string> = {
  readonly label: string
  readonly views: readonly { readonly id: View; readonly label: string }[]
  readonly view: View
  readonly onChoose: (view: View) => void
}

/** One of a few ways to look at a list. */
export const ViewChoice = <View extends string>({ label: group, views, view, onChoose }: ViewChoiceProps<View>) => (
  <Group role="group" aria-label={group}>
    {views.map(({ id, label }) => (
      <button key={id} type="button" aria-pressed={view === id} onClick={() => onChoose(id)}>
        {label}
      </button>
    ))}
  </Group>
)
