import { useFormContext, useWatch } from 'react-hook-form'
import { TitledSection } from '#base/components/titled-panel'
import { formatCents, type Cents } from '#shared/platform/money'
import { calculateTip } from '#shared/payments/online-payments'
import { TextField } from '#ui/forms/fields'
import type { CheckoutForm } from '../checkout-form'
import { ChoiceCards } from '../choice-cards'
import { validateTipAmount } from './tip'
import styles from './tip-section.module.css'

type TipSectionProps = { readonly percents: readonly number[]; readonly subtotalCents: Cents }

/** Tips that the guest can add to an online payment. None is chosen beforehand. */
export function TipSection({ percents, subtotalCents }: TipSectionProps) {
  const { control, register } = useFormContext<CheckoutForm>()
  const tipChoice = useWatch({ control, name: 'tipChoice' })
  // A stored choice that the owner offers no more stays in sight, because it counts.
  const chosen = Number(tipChoice)
  const offered = chosen > 0 && !percents.includes(chosen) ? [...percents, chosen] : percents
  const choices = [
    ...offered.map((percent) => ({
      value: String(percent),
      label: `${percent}%`,
      hint: formatCents(calculateTip(subtotalCents, percent)),
    })),
    { value: 'other', label: 'Other', hint: 'Your amount' },
    { value: 'none', label: 'No tip', hint: formatCents(0) },
  ]
  return (
    <TitledSection title="Tip">
      <p className={styles.lead}>All of it goes to the people who make and hand you your order. Tips aren’t taxed.</p>
      <ChoiceCards legend="Tip" choices={choices} field={register('tipChoice')} columns={3} isCompact />
      {tipChoice === 'other' && (
        <div className={styles.amount}>
          <TextField<CheckoutForm>
            name="tipAmount"
            label="Tip in dollars"
            inputMode="decimal"
            maxLength={8}
            placeholder="5.00"
            rules={{
              validate: (typed) =>
                validateTipAmount(typeof typed === 'string' ? typed.trim() : '', subtotalCents) ?? true,
            }}
          />
        </div>
      )}
    </TitledSection>
  )
}
