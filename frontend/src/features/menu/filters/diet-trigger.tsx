import { ListFilterIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { listActiveFilters } from '#shared/menu/dietary/filters'
import { useDietFilters } from '#base/menu/diet-filters'
import { Button } from '#ui/button'
import styles from './diet-trigger.module.css'

const DIET_TRIGGER_ID = 'dietary-filters'

/** Moves the focus to the filters button, when the button that removed a filter disappears. */
export const focusDietTrigger = (): void => document.getElementById(DIET_TRIGGER_ID)?.focus({ preventScroll: true })

/** The button that opens the dietary filters. It shows how many are active. */
export const DietTrigger = (props: ComponentProps<typeof Button>) => {
  const { preferences } = useDietFilters()
  const count = listActiveFilters(preferences).length
  return (
    <Button
      id={DIET_TRIGGER_ID}
      variant="outline"
      className={styles.trigger}
      aria-label={`Dietary filters${count > 0 ? ` (${count})` : ''}`}
      {...props}
    >
      <ListFilterIcon />
      <span className={styles.long}>Dietary filters</span>
      <span className={styles.short}>Filters</span>
      {count > 0 && ` (${count})`}
    </Button>
  )
}
