import { ChoiceSelect } from '#ui/forms/native-fields'
import { useDialogWords } from '#base/language/use-dialog-words'

type ReasonSelectProps<R extends string> = {
  readonly value: R | ''
  /** The reasons, each with its text. */
  readonly texts: Readonly<Record<R, string>>
  /** The reasons on offer, in order. */
  readonly offered: readonly R[]
  readonly onChoose: (reason: R) => void
}

/** Asks for a reason. None is preselected, so that the log has only reasons that staff chose. */
export function ReasonSelect<R extends string>({ value, texts, offered, onChoose }: ReasonSelectProps<R>) {
  const { dialogs } = useDialogWords()
  return (
    <ChoiceSelect
      label={dialogs.reason}
      value={value}
      options={offered.map((reason) => ({ value: reason, label: texts[reason] }))}
      placeholder={dialogs.chooseReason}
      onChoose={onChoose}
    />
  )
}
