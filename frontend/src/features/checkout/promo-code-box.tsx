import { Button } from '#ui/button'
import { discountCodeStore, useUsableCodes } from '#base/cart/discount-codes'
import { toDiscount, type AppliedCode } from '#base/cart/applied-code'
import { AppliedLine, CodeField } from '#base/codes/code-parts'
import { formatDeduction, formatDiscount, type TypedCode } from './use-typed-code'
import type { OwnDiscountCode } from '#shared/payments/contract'
import { getSubtotalCents } from '#shared/orders/cart/cart-lines'
import type { Cents } from '#shared/platform/money'
import { useCart } from '#base/cart/use-cart'
import { normalizeDiscountCode } from '#shared/payments/discount-codes'
import { formatFullDate } from '#shared/platform/time'
import { useLocationConfig } from '#base/location/location'
import styles from './promo-code-box.module.css'

const useSubtotal = (): Cents => getSubtotalCents(useCart().items)

/** The code on the order with what it takes off or its problem, and a button to remove it. */
export function AppliedCodeLine({ applied: { code, discount, problem } }: { readonly applied: AppliedCode }) {
  const subtotalCents = useSubtotal()
  return (
    <AppliedLine
      tone={discount ? 'success' : 'warning'}
      name={code}
      removeLabel={`Remove code ${code}`}
      onRemove={() => discountCodeStore.set(null)}
    >
      {discount ? formatDeduction(discount, subtotalCents) : problem}
    </AppliedLine>
  )
}

type ChoiceProps = {
  readonly own: OwnDiscountCode
  readonly subtotalCents: Cents
  readonly timeZone: string
  readonly onChoose: () => void
}

const CodeChoice = ({ own, subtotalCents, timeZone, onChoose }: ChoiceProps) => (
  <Button variant="outline" className={styles.choice} onClick={onChoose}>
    <span>
      <b>Use {formatDiscount(toDiscount(own), subtotalCents)} off</b>
      <span className={styles.details}>
        {[own.title, own.code, `until ${formatFullDate(own.expiresAt, timeZone)}`].filter(Boolean).join(' · ')}
      </span>
    </span>
  </Button>
)

type OwnCodesProps = { readonly applied: AppliedCode | null; readonly onChoose: (code: string) => void }

/** Usable codes of the account and of this browser, except the one on the order. */
export function AvailableCodes({ applied, onChoose }: OwnCodesProps) {
  const { timeZone } = useLocationConfig()
  const subtotalCents = useSubtotal()
  const isApplied = ({ code }: OwnDiscountCode) =>
    applied !== null && normalizeDiscountCode(applied.code) === normalizeDiscountCode(code)
  const offered = useUsableCodes().filter((own) => !isApplied(own))
  if (offered.length === 0) return null
  return (
    <div className={styles.codes} role="group" aria-label="Your codes">
      {offered.map((own) => (
        <CodeChoice
          key={own.code}
          own={own}
          subtotalCents={subtotalCents}
          timeZone={timeZone}
          onChoose={() => onChoose(own.code)}
        />
      ))}
    </div>
  )
}

type PromoCodeBoxProps = { readonly applied: AppliedCode | null; readonly code: TypedCode }

/** The code on the order, the guest's other codes, and a field to type one. */
export function PromoCodeBox({ applied, code }: PromoCodeBoxProps) {
  const { typed, type, apply, tryTyped, isSending, isRefused } = code
  return (
    <>
      {/* Screen readers announce only changes of a region that was there before. */}
      <div role="status">{applied && <AppliedCodeLine applied={applied} />}</div>
      <AvailableCodes applied={applied} onChoose={(chosen) => void apply(chosen)} />
      <CodeField
        label="Promo code"
        error={isRefused ? 'This code is not on the order' : undefined}
        typed={typed}
        onType={type}
        button={{ text: 'Apply', isBusy: isSending }}
        onSend={tryTyped}
        autoCapitalize="off"
        maxLength={40}
      />
    </>
  )
}
