import { Button } from '#ui/button'
import { allergenTable } from '#shared/menu/dietary/allergen-table'
import { allergens } from '#shared/menu/contract'
import { useDietFilters } from '#base/menu/diet-filters'
import styles from './tell-kitchen.module.css'

type TellKitchenProps = {
  readonly note: string
  readonly maxLength: number
  readonly onChange: (note: string) => void
}

/**
 * Offers to write into the note what the guest's filters avoid: the kitchen reads the note, not the
 * filters.
 */
export function TellKitchen({ note, maxLength, onChange }: TellKitchenProps) {
  const { preferences } = useDietFilters()
  const avoided = allergens.filter((each) => preferences[allergenTable[each].filter])
  const missing = avoided.filter((each) => !note.toLowerCase().includes(each))
  const words = missing.map((allergen) => `no ${allergen}`).join(', ')
  const noted = [note.trim(), words].filter(Boolean).join('; ')
  if (missing.length === 0 || noted.length > maxLength) return null
  return (
    <Button className={styles.tell} size="sm" variant="outline" onClick={() => onChange(noted)}>
      Tell the kitchen: {words}
    </Button>
  )
}
