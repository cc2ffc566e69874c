import { ChoiceSelect } from './native-fields'

type ReasonSelectProps<R extends string> = {
  readonly value: R | ''
  /** The reasons, each with its text. */
  readonly texts: Readonly<Record<R, string>>
  /** The reasons on offer, in order. */
  readonly offered: readonly R[]
  readonly label?: string
  readonly placeholder?: string
  readonly onChoose: (reason: R) => void
}

/** Asks for a reason. None is preselected, so that the log has only reasons that staff chose. */
export const ReasonSelect = <R extends string>({
  value,
  texts,
  offered,
  label = 'Reason',
  placeholder = 'Choose a reason',
  onChoose,
}: ReasonSelectProps<R>) => (
  <ChoiceSelect
    label={label}
    value={value}
    options={offered.map((reason) => ({ value: reason, label: texts[reason] }))}
    placeholder={placeholder}
    onChoose={onChoose}
  />
)
