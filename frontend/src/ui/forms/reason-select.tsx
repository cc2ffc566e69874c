import { ChoiceSelect } from './native-fields'

type ReasonSelectProps<R extends string> = {
  readonly value: R | ''
  /** The reasons, each with its text. */
  readonly texts: Readonly<Record<R, string>>
  /** The reasons on offer, in order. */
  readonly offered: readonly R[]
  readonly onChoose: (reason: R) => void
}

/** Asks for a reason. None is preselected, so that the log has only reasons that staff chose. */
export const ReasonSelect = <R extends string>({ value, texts, offered, onChoose }: ReasonSelectProps<R>) => (
  <ChoiceSelect
    label="Reason"
    value={value}
    options={offered.map((reason) => ({ value: reason, label: texts[reason] }))}
    placeholder="Choose a reason"
    onChoose={onChoose}
  />
)
