import { TriangleAlertIcon } from 'lucide-react'
import type { TicketLine } from '#shared/contract/orders'
import { getTicketAllergens } from '../tickets'

/**
 * What dishes declare, and that one of them declares nothing: for whom that is the question, not on
 * the line.
 */
export function AllergenLine({ lines }: { readonly lines: readonly TicketLine[] }) {
  const { allergens, undeclared } = getTicketAllergens(lines)
  if (allergens.length === 0 && !undeclared) return null
  return (
    <div className="allergens">
      <TriangleAlertIcon />
      <div>
        {allergens.length > 0 && (
          <>
            <strong>Allergens:</strong> {allergens.join(', ')}
          </>
        )}
        {undeclared && <span>Not all allergens are declared: ask the chef</span>}
      </div>
    </div>
  )
}
