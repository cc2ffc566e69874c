import { ChoiceSelect } from '#ui/forms/native-fields'
import { useDialogWords } from '#base/language/use-dialog-words'

type PiecesChoiceProps = {
  readonly dish: string
  readonly quantity: number
  /** How many pieces can be refunded. */
  readonly left: number
  readonly onChoose: (quantity: number) => void
}

/** Chooses how many pieces of a line are refunded; nothing for a single piece. */
export function PiecesChoice({ dish, quantity, left, onChoose }: PiecesChoiceProps) {
  const { refunds: words } = useDialogWords()
  if (left <= 1) return null
  const options = Array.from({ length: left }, (_, index) => ({
    value: String(index + 1),
    label: index + 1 === left ? words.allOf(left) : words.someOf(index + 1, left),
  }))
  return (
    <ChoiceSelect
      label={words.howMany(dish)}
      value={String(quantity)}
      options={options}
      onChoose={(value) => onChoose(Number(value))}
    />
  )
}
