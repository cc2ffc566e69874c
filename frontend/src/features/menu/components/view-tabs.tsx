import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { MenuView } from '#base/menu/view'

const tabs = [
  { view: 'all', label: 'All Items', icon: '🍽️' },
  { view: 'popular', label: 'Most Popular', icon: '⭐' },
] as const

type ViewTabsProps = { readonly view: MenuView; readonly onChoose: (view: MenuView) => void }

/** The first two of the menu's strip: everything, or what is most popular. */
export function ViewTabs({ view, onChoose }: ViewTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const isSelected = (tab: MenuView) => (tab === 'popular') === (view === 'popular')

  const turn = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    onChoose(view === 'popular' ? 'all' : 'popular')
    list.current?.querySelector<HTMLButtonElement>('[aria-selected=false]')?.focus()
  }
  return (
    <div role="tablist" aria-label="What to show" ref={list} onKeyDown={turn}>
      {tabs.map(({ view: tab, label, icon }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          className="chip"
          data-here={tab === view || undefined}
          aria-selected={isSelected(tab)}
          aria-controls="menu-panel"
          tabIndex={isSelected(tab) ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          <span aria-hidden="true">{icon}</span>
          {label}
        </button>
      ))}
    </div>
  )
}
