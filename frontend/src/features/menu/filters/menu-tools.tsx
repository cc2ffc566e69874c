import { SEARCH_BOX_ID } from './search-box-focus'
import { chakra } from '@chakra-ui/react/styled-system'
import { SearchIcon } from 'lucide-react'
import { Suspense, lazy, useEffect, useRef, type ReactNode } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { TextInput } from '#ui/forms/native-fields'
import { KEEP_TYPING } from '#base/menu/menu-view'
import { lazyOnDemand } from '#base/loading/lazy-component'
import { DietTrigger } from './diet-trigger'

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
    <chakra.search position="relative" display="block" width="100%">
      <chakra.span
        position="absolute"
        insetStart="4"
        top="50%"
        transform="translateY(-50%)"
        color="fg.subtle"
        pointerEvents="none"
        zIndex="1"
      >
        <SearchIcon />
      </chakra.span>
      <TextInput
        ref={field}
        id={SEARCH_BOX_ID}
        type="search"
        ps="11"
        pe="3"
        textOverflow="ellipsis"
        borderRadius="full"
        aria-label="Search the menu"
        placeholder="Search by dish, ingredient or code"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </chakra.search>
  )
}

/** Opens the dietary filters. The dialog loads when it is first opened. */
const DietButton = lazyOnDemand(
  async () => (await import('./diet-dialog')).DietDialog,
  'DietDialog',
  (open) => <DietTrigger onClick={open} />,
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
  <chakra.div
    className="menu-tools"
    position="sticky"
    top="16"
    zIndex="sticky"
    bg="bg.canvas"
    pt="2"
    pb="1"
    mt="1"
    mb="2"
  >
    <chakra.div display="flex" gap="2" alignItems="center" mb="1">
      <chakra.div flex="1" minW="0">
        <SearchBox value={search} onChange={onSearch} />
      </chakra.div>
      <DietButton />
    </chakra.div>
    <chakra.div aria-live="polite" css={{ '& > :last-child': { mb: '2' } }}>
      {search.trim() !== '' && (
        <Suspense fallback={null}>
          <SearchExclusions search={search} onSearch={onSearch} />
        </Suspense>
      )}
    </chakra.div>
    {children}
  </chakra.div>
)
