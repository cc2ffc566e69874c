import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { KEEP_TYPING } from '#base/menu/typing'

const PAUSE_MS = 500

/** Typing leads to the menu, searched for what was typed (docs/product/menu.md#finding-a-dish). */
export function MenuSearch() {
  const [text, setText] = useState('')
  const [, navigate] = useLocation()
  const wanted = text.trim()

  useEffect(() => {
    if (wanted === '') return
    const pause = setTimeout(
      () => navigate(`/menu?search=${encodeURIComponent(wanted)}`, { state: KEEP_TYPING }),
      PAUSE_MS,
    )
    return () => clearTimeout(pause)
  }, [wanted, navigate])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted !== '') navigate(`/menu?search=${encodeURIComponent(wanted)}`)
  }
  return (
    <chakra.form role="search" onSubmit={submit}>
      <Field.Root>
        <Field.Label>Search the menu</Field.Label>
        <Input
          type="search"
          size="lg"
          placeholder="California roll, tofu, H3…"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field.Root>
    </chakra.form>
  )
}
