import { tellsOfAllergy } from '#shared/rules/allergy-words'
import { AlertIcon, NoteIcon } from '#base/components/icons'

/** What a guest wants otherwise, or must not eat: the one thing on a ticket that must not be overlooked. */
export function Note({ children }: { readonly children: string }) {
  const isAllergy = tellsOfAllergy(children)
  return (
    <div className="note" data-allergy={isAllergy}>
      {isAllergy ? <AlertIcon /> : <NoteIcon />}
      <div>
        {isAllergy && !/^allergy/i.test(children) && 'ALLERGY: '}
        {children}
      </div>
    </div>
  )
}
