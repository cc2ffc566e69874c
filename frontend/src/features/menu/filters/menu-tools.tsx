import { SEARCH_BOX_ID } from './search-box-focus'
import { SearchIcon } from 'lucide-react'
import { Suspense, lazy, useEffect, useRef, type ReactNode } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { KEEP_TYPING } from '#base/menu/menu-view'
import { LoadFailureOverlay, lazyOnDemand, lazyStaticComponent } from '#base/loading/lazy-component'
import { MENU_TOOLS_ID } from '../listing/use-scroll-to-listing'
import { DietTrigger } from './diet-trigger'
import styles from './menu-tools.module.css'
import { TextInput } from '#ui/forms/controls'

type SearchBoxProps = { readonly value: string; readonly onChange: (search: string) => void }

function SearchBox({ value, onChange }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const isTyping = useHistoryState<unknown>() === KEEP_TYPING
  useEffect(() => {
    if (!isTyping) return
    // A page moves the focus to its start when it opens, so this waits for the next frame.
    const frame = requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(-1, -1)
    })
    return () => cancelAnimationFrame(frame)
  }, [isTyping])
  return (
    <search className={styles.search}>
      <span className={styles.icon}>
        <SearchIcon />
      </span>
      <TextInput
        ref={field}
        id={SEARCH_BOX_ID}
        type="search"
        className={styles.field}
        aria-label="Search the menu"
        placeholder="Search by dish, ingredient or code"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  )
}

/** Opens the dietary filters. The dialog loads when it is first opened. */
const DietButton = lazyOnDemand(
  lazyStaticComponent(async () => (await import('./diet-dialog')).DietDialog, 'DietDialog', LoadFailureOverlay),
  (open) => <DietTrigger aria-haspopup="dialog" onClick={open} />,
)

/** Loads with the first letter of a search. */
const SearchExclusions = lazy(() =>
  import('./search-exclusions').then((module) => ({ default: module.SearchExclusions })),
)

type MenuToolsProps = {
  readonly search: string
  readonly onSearch: (search: string) => void
  /** The category strip. */
  readonly children: ReactNode
}

/** Search, dietary filters and categories, which stay visible above the scrolling dishes. */
export const MenuTools = ({ search, onSearch, children }: MenuToolsProps) => (
  <div id={MENU_TOOLS_ID} className={styles.tools}>
    <div className={styles.row}>
      <SearchBox value={search} onChange={onSearch} />
      <DietButton />
    </div>
    <div className={styles.exclusions} aria-live="polite">
      {search.trim() !== '' && (
        <Suspense fallback={null}>
          <SearchExclusions search={search} onSearch={onSearch} />
        </Suspense>
      )}
    </div>
    {children}
  </div>
)
