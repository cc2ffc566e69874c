import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../components/icons'
import { useMenu } from '../api/use-menu'
import type { MenuView } from '../view'
import { useOverflow } from './use-overflow'

const Strip = chakra('div', {
  base: {
    position: 'relative',
    '& .chips': {
      display: 'flex',
      gap: '2',
      py: '2',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPaddingInline: '3rem',
    },
    '& .chip': {
      flexShrink: 0,
      minH: '11',
      px: '4.5',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border',
      bg: 'bg.surface',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: '550',
      cursor: 'pointer',
      whiteSpace: 'nowrap',
      transition: 'background-color 120ms, color 120ms, border-color 120ms',
      _hover: { color: 'fg', borderColor: 'border.strong' },
    },
    '& .chip[aria-pressed=true]': { bg: 'accent', borderColor: 'accent', color: 'accent.contrast' },
    '& .arrow': {
      position: 'absolute',
      top: '50%',
      transform: 'translateY(-50%)',
      display: 'grid',
      placeItems: 'center',
      boxSize: '11',
      borderRadius: 'full',
      bg: 'bg.raised',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border',
      boxShadow: 'md',
      cursor: 'pointer',
      zIndex: 1,
    },
    '& .arrow[data-side=left]': { left: '-1' },
    '& .arrow[data-side=right]': { right: '-1' },
  },
})

type CategoryStripProps = { readonly view: MenuView; readonly onChoose: (view: MenuView) => void }

/** The categories in a row that scrolls; an arrow stands only where there is more (specification section 2). */
export function CategoryStrip({ view, onChoose }: CategoryStripProps) {
  const { categories } = useMenu()
  const chips: readonly { view: MenuView; label: string }[] = [
    { view: 'all', label: 'All Items' },
    { view: 'popular', label: 'Popular' },
    ...categories.map(({ id, name }) => ({ view: id, label: name })),
  ]
  const { strip, more, measure, move } = useOverflow(chips.length)
  return (
    <Strip role="group" aria-label="Categories">
      {more.left && (
        <button
          type="button"
          className="arrow"
          data-side="left"
          aria-label="Earlier categories"
          onClick={() => move(-1)}
        >
          <ChevronLeftIcon />
        </button>
      )}
      <div className="chips" ref={strip} onScroll={measure}>
        {chips.map((chip) => (
          <button
            key={chip.view}
            type="button"
            className="chip"
            aria-pressed={chip.view === view}
            onClick={() => onChoose(chip.view)}
          >
            {chip.label}
          </button>
        ))}
      </div>
      {more.right && (
        <button type="button" className="arrow" data-side="right" aria-label="More categories" onClick={() => move(1)}>
          <ChevronRightIcon />
        </button>
      )}
    </Strip>
  )
}
