import { MinusIcon, PlusIcon } from 'lucide-react'
import { StepButton } from '#base/components/step-button'

type StepperProps = {
  /** Of what. */
  readonly name: string
  /** The id of what says more about it. */
  readonly describedBy?: string
  readonly count: number
  readonly least: number
  readonly most: number
  readonly onChange: (count: number) => void
}

/** How many of it: one less, one more. */
export const QuantityStepper = ({ name, describedBy, count, least, most, onChange }: StepperProps) => (
  <div className="stepper" role="group" aria-label={`Quantity of ${name}`} aria-describedby={describedBy}>
    <StepButton label={`One ${name} less`} isOff={count <= least} onPress={() => onChange(count - 1)}>
      <MinusIcon />
    </StepButton>
    <span aria-live="polite">{count}</span>
    <StepButton label={`One ${name} more`} isOff={count >= most} onPress={() => onChange(count + 1)}>
      <PlusIcon />
    </StepButton>
  </div>
)
