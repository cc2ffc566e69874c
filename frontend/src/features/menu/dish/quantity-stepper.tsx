import { MinusIcon, PlusIcon } from 'lucide-react'
import { StepButton } from '#ui/step-button'
import { useOptionWords } from './option-words'

type StepperProps = {
  /** What is counted, for the buttons' labels. */
  readonly name: string
  /** Ids of the elements that name it with price and allergens. */
  readonly labelledBy?: string
  readonly count: number
  readonly min: number
  readonly max: number
  readonly onChange: (count: number) => void
}

/** A quantity with buttons for one less and one more. */
export const QuantityStepper = ({ name, labelledBy, count, min, max, onChange }: StepperProps) => {
  const words = useOptionWords()
  return (
    <div className="stepper" role="group" aria-label={words.quantityOf(name)} aria-labelledby={labelledBy}>
      <StepButton label={words.less(name)} isOff={count <= min} onPress={() => onChange(count - 1)}>
        <MinusIcon />
      </StepButton>
      <span aria-live="polite">{count}</span>
      <StepButton label={words.more(name)} isOff={count >= max} onPress={() => onChange(count + 1)}>
        <PlusIcon />
      </StepButton>
    </div>
  )
}
