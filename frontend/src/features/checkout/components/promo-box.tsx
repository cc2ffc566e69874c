import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useSingleSubmit } from '#base/forms/use-one-press'
import type { AppliedCode } from '../api/use-discount'
import { useApplyPromoCode } from '../use-promo'
import { AppliedCodeLine } from './applied-code-line'
import { AvailableCodes } from './own-codes'

/** The code that is on the order, those that one has, and one to type. */
export function PromoCodeBox({ applied }: { readonly applied: AppliedCode | null }) {
  const [typed, setTyped] = useState('')
  const apply = useApplyPromoCode()
  const { press, isSending } = useSingleSubmit(async () => {
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
      <AvailableCodes applied={applied} onChoose={(code) => void apply(code)} />
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
