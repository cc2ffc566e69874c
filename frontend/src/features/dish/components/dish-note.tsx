import { MAX_NOTE_LENGTH } from '#shared/contract/orders'

/** From here on a note says how much room it has left. */
const FEW_LEFT = 40

type DishNoteProps = { readonly notes: string; readonly onChange: (notes: string) => void }

/** A wish for the kitchen. */
export const DishNote = ({ notes, onChange }: DishNoteProps) => (
  <label className="note">
    <span>
      A note for the kitchen <small>optional</small>
    </span>
    <textarea
      rows={2}
      maxLength={MAX_NOTE_LENGTH}
      placeholder="Sauce on the side, cut in small pieces…"
      value={notes}
      onChange={(event) => onChange(event.target.value)}
    />
    {notes.length > MAX_NOTE_LENGTH - FEW_LEFT && <small>{MAX_NOTE_LENGTH - notes.length} characters left</small>}
  </label>
)
