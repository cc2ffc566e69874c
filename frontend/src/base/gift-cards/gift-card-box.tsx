import { formatCents, type Cents } from '#shared/platform/money'
import { usePaymentOptions } from '#base/location/payment-options'
import { AppliedLine, CodeField } from '../codes/code-parts'
import type { AppliedGiftCards } from './use-applied-gift-cards'
import styles from './gift-card-box.module.css'

type GiftCardBoxProps = { readonly giftCards: AppliedGiftCards; readonly totalCents: Cents }

/** The gift cards on the order with what each pays, and a field to add one. */
export function GiftCardBox({ giftCards, totalCents }: GiftCardBoxProps) {
  const { cards, typed, error, isSending, type, addTyped, remove, paying } = giftCards
  const { online } = usePaymentOptions()
  if (!online) return null
  const paid = paying(totalCents)
  return (
    <div className={styles.box}>
      {cards.map(({ code, ending, balanceCents }) => {
        const cents = paid.find(({ card }) => card.code === code)?.amountCents ?? 0
        return (
          <AppliedLine
            key={code}
            role="status"
            tone="success"
            name={`Gift card …${ending}`}
            removeLabel={`Remove gift card ${ending}`}
            onRemove={() => remove(code)}
          >
            pays {formatCents(cents)}
            {balanceCents > cents && `; ${formatCents(balanceCents - cents)} stays on it`}
          </AppliedLine>
        )
      })}
      <CodeField
        label="Gift card"
        error={error ?? undefined}
        typed={typed}
        onType={type}
        button={{ text: 'Add', label: 'Add gift card', isBusy: isSending }}
        onSend={addTyped}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
    </div>
  )
}
