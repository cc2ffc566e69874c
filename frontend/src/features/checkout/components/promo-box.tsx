import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useOnePress } from '#base/forms/use-one-press'
import type { AppliedCode } from '../api/use-discount'
import { usePromo } from '../use-promo'
import { AppliedCodeLine } from './applied-code-line'
import { OwnCodes } from './own-codes'

/** The code that is on the order, those that one has, and one to type. */
export function PromoBox({ applied }: { readonly applied: AppliedCode | null }) {
  const [typed, setTyped] = useState('')
  const apply = usePromo()
  const { press, isSending } = useOnePress(async () => {
    if (await apply(typed)) setTyped('')
  })
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void press()
  }
  return (
    <>
      {applied && <AppliedCodeLine applied={applied} />}
      <OwnCodes applied={applied} onChoose={(code) => void apply(code)} />
      <Field.Root>
        <Field.Label>Promo code</Field.Label>
        <Flex gap="2" width="100%">
          <Input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={applyOnEnter}
            autoComplete="off"
            autoCapitalize="off"
            maxLength={40}
          />
          <Button variant="outline" aria-busy={isSending} onClick={() => void press()}>
            Apply
          </Button>
        </Flex>
      </Field.Root>
    </>
  )
}
