import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { MenuView } from '#base/menu/view'

const tabs = [
  { view: 'all', label: 'All Items' },
  { view: 'popular', label: 'Most Popular' },
] as const

const List = chakra('div', {
  base: {
    display: 'inline-flex',
    p: '1',
    borderRadius: 'full',
    bg: 'bg.inset',
    borderWidth: '1px',
    borderColor: 'border',
    '& button': {
      minH: '11',
      px: '5',
      borderRadius: 'full',
      fontSize: 'sm',
      fontWeight: '600',
      color: 'fg.muted',
      cursor: 'pointer',
    },
    '& button[aria-selected=true]': { bg: 'bg.raised', color: 'fg' },
  },
})

type ViewTabsProps = { readonly view: MenuView; readonly onChoose: (view: MenuView) => void }

export function ViewTabs({ view, onChoose }: ViewTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const isSelected = (tab: MenuView) => (tab === 'popular') === (view === 'popular')

  const turn = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    onChoose(view === 'popular' ? 'all' : 'popular')
    list.current?.querySelector<HTMLButtonElement>('[aria-selected=false]')?.focus()
  }
  return (
    <List role="tablist" aria-label="What to show" ref={list} onKeyDown={turn}>
      {tabs.map(({ view: tab, label }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={isSelected(tab)}
          aria-controls="menu-panel"
          tabIndex={isSelected(tab) ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {label}
        </button>
      ))}
    </List>
  )
}
