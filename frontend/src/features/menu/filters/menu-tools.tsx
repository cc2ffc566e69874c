import { SEARCH_BOX } from './search-box-focus'
import { chakra } from '@chakra-ui/react/styled-system'
import { SearchIcon } from 'lucide-react'
import { Suspense, lazy, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { TextInput } from '#ui/forms/native-fields'
import { KEEP_TYPING } from '#base/menu/menu-view'
import { DietButton } from './diet-button'

type SearchBoxProps = { readonly value: string; readonly onChange: (search: string) => void }

export function SearchBox({ value, onChange }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const isTyping = useHistoryState<unknown>() === KEEP_TYPING
  useEffect(() => {
    if (!isTyping) return
    // After the page's arrival, which takes the focus to its beginning.
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
        id={SEARCH_BOX}
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

/** Loaded with the first letter of a search. */
const SearchExclusions = lazy(() =>
  import('./search-exclusions').then((module) => ({ default: module.SearchExclusions })),
)

type MenuToolsProps = {
  readonly search: string
  readonly onSearch: (search: string) => void
  /** The categories. */
  readonly children: ReactNode
}

/** What finds a dish, in two lines that stay in sight above the dishes. */
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
