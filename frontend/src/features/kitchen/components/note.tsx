import { tellsOfAllergy } from '#shared/rules/allergy-words'
import { AlertIcon, draw } from '#base/components/icons'

const NoteIcon = draw('M5 4h14v11l-5 5H5V4Zm9 16v-5h5M8 9h8m-8 4h4', 'NoteIcon')

type AllergyNoteProps = { readonly children: string; readonly dish?: string }

/** What a guest must not eat: the one thing on a ticket that must not be overlooked. */
export const AllergyNote = ({ children, dish }: AllergyNoteProps) => (
  <div className="note" data-allergy="true">
    <AlertIcon />
    <div>
      {!/^allergy/i.test(children) && 'ALLERGY: '}
      {children}
      {dish && <span className="dish">{dish}</span>}
    </div>
  </div>
)

/** What a guest wants otherwise, or must not eat. */
export const Note = ({ children }: { readonly children: string }) =>
  tellsOfAllergy(children) ? (
    <AllergyNote>{children}</AllergyNote>
  ) : (
    <div className="note" data-allergy="false">
      <NoteIcon />
      <div>{children}</div>
    </div>
  )
