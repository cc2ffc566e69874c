import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { KEEP_TYPING, menuViewHash } from '#base/menu/menu-view'
import { CategoryTiles } from '#features/menu'
import { TextInput } from '#ui/forms/controls'
import { FieldFrame } from '#ui/forms/field-frame'

/** Delay between the last typed letter and opening the menu. */
const SEARCH_DELAY_MS = 500

/**
 * Opens the menu with the typed search, without a submit button
 * (docs/product/menu.md#search).
 */
function MenuSearch() {
  const [text, setText] = useState('')
  const [, navigate] = useLocation()
  const search = text.trim()

  useEffect(() => {
    if (search === '') return
    const timer = setTimeout(
      () => navigate(`/menu?search=${encodeURIComponent(search)}`, { state: KEEP_TYPING }),
      SEARCH_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [search, navigate])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (search !== '') navigate(`/menu?search=${encodeURIComponent(search)}`)
  }
  return (
    <chakra.form role="search" onSubmit={submit}>
      <FieldFrame label="Search the menu">
        <TextInput
          type="search"
          size="lg"
          placeholder="California roll, tofu, H3…"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </FieldFrame>
    </chakra.form>
  )
}

/** The ways into the menu: a search, and the categories with their pictures. */
export function MenuChooser() {
  const [, navigate] = useLocation()
  const titleId = useId()
  return (
    <chakra.section aria-labelledby={titleId} mt={{ base: '8', md: '10' }}>
      <Flex mb="4" gap="3" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" id={titleId} size="lg">
          What are you in the mood for?
        </Heading>
        <Box flexBasis={{ base: '100%', md: '24rem' }}>
          <MenuSearch />
        </Box>
      </Flex>
      <CategoryTiles onChoose={(view) => navigate(`/menu${menuViewHash(view)}`)} />
    </chakra.section>
  )
}
