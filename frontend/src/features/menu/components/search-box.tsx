import { chakra } from '@chakra-ui/react/styled-system'
import { SearchIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { TextInput } from '#base/components/text-input'
import { KEEP_TYPING } from '#base/menu/typing'

const SEARCH_BOX = 'menu-search'

/** Moves the focus to the search, when the button that changed it disappears. */
export const focusSearchBox = (): void => document.getElementById(SEARCH_BOX)?.focus({ preventScroll: true })

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
