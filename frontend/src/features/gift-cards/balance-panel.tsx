import { useState, type FormEvent } from 'react'
import { giftCardRoutes } from '#shared/gift-cards/contract'
import { formatDecimal } from '#shared/platform/money'
import { callApi, getErrorMessage } from '#base/api/client'
import { useSingleSubmit } from '#base/forms/use-single-submit'
import { TitledSection } from '#base/components/titled-panel'
import { FieldFrame } from '#ui/forms/field-frame'
import { TextInput } from '#ui/forms/controls'
import { Button } from '#ui/button'
import styles from './gift-cards.module.css'

/** Tells the balance of a typed code. */
export function BalancePanel() {
  const [typed, setTyped] = useState('')
  const [balance, setBalance] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const { press, isSending } = useSingleSubmit(async (code: string) => {
    setBalance(null)
    setError(null)
    try {
      setBalance((await callApi(giftCardRoutes.getGiftCardBalance, { params: { code } })).balance)
    } catch (failure) {
      setError(getErrorMessage(failure, 'The balance could not be read. Please try again.'))
    }
  })
  const look = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') void press(typed.trim())
  }
  return (
    <TitledSection title="Check a balance">
      <form onSubmit={look}>
        <FieldFrame label="Code of your gift card" error={error ?? undefined}>
          <div className={styles.code}>
            <TextInput
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
            />
            <Button type="submit" variant="outline" aria-busy={isSending}>
              Check
            </Button>
          </div>
        </FieldFrame>
      </form>
      <p className={styles.balance} role="status">
        {balance !== null && (
          <>
            Balance: <strong>{formatDecimal(balance)}</strong>
          </>
        )}
      </p>
    </TitledSection>
  )
}
