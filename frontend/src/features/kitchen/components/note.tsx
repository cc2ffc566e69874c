import { StickyNoteIcon, TriangleAlertIcon } from 'lucide-react'
import { mentionsAllergy } from '#shared/rules/allergy-words'

type AllergyNoteProps = { readonly children: string; readonly dish?: string }

/** What a guest must not eat: the one thing on a ticket that must not be overlooked. */
export const AllergyNote = ({ children, dish }: AllergyNoteProps) => (
  <div className="note" data-allergy="true">
    <TriangleAlertIcon />
    <div>
      {!/^allergy/i.test(children) && 'ALLERGY: '}
      {children}
      {dish && <span className="dish">{dish}</span>}
    </div>
  </div>
)

/** What a guest wants otherwise, or must not eat. */
export const TicketNote = ({ children }: { readonly children: string }) =>
  mentionsAllergy(children) ? (
    <AllergyNote>{children}</AllergyNote>
  ) : (
    <div className="note" data-allergy="false">
      <StickyNoteIcon />
      <div>{children}</div>
    </div>
  )
