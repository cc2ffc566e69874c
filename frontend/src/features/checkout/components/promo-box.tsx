import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { toast } from '../../../components/toast'
import { promoToast } from '../promo'

/** A promo code; on a test site it changes no totals (specification section 5). */
export function PromoBox() {
  const [code, setCode] = useState('')
  const apply = () => toast(promoToast(code))
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <Field.Root>
      <Field.Label>Promo code</Field.Label>
      <Flex gap="2" width="100%">
        <Input
          value={code}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={applyOnEnter}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={40}
        />
        <Button variant="outline" onClick={apply}>
          Apply
        </Button>
      </Flex>
    </Field.Root>
  )
}
