import { MinusIcon, PlusIcon } from '#base/components/icons'

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
export const Stepper = ({ name, describedBy, count, least, most, onChange }: StepperProps) => (
  <div className="stepper" role="group" aria-label={`Quantity of ${name}`} aria-describedby={describedBy}>
    <button type="button" aria-label={`One ${name} less`} disabled={count <= least} onClick={() => onChange(count - 1)}>
      <MinusIcon />
    </button>
    <span aria-live="polite">{count}</span>
    <button type="button" aria-label={`One ${name} more`} disabled={count >= most} onClick={() => onChange(count + 1)}>
      <PlusIcon />
    </button>
  </div>
)
