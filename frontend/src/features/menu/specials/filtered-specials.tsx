import { Button } from '#ui/button'
import { Heading } from '#ui/heading'
import { useDietFilters } from '#base/menu/diet-filters'
import { focusDietTrigger } from '../filters/diet-trigger'
import { SpecialsFrame } from './specials-frame'
import styles from './specials-message.module.css'

/** Shown when the guest's dietary filters hide all of today's specials. */
export function FilteredSpecials({ isFolded }: { readonly isFolded: boolean }) {
  const { clear } = useDietFilters()
  const clearAndFocus = () => {
    focusDietTrigger()
    clear()
  }
  return (
    <SpecialsFrame isFlat={isFolded}>
      <Heading
        as={isFolded ? 'h2' : 'h3'}
        size={isFolded ? 'sm' : 'lg'}
        className={isFolded ? styles.flatTitle : styles.title}
      >
        Today’s specials don’t fit your dietary filters
      </Heading>
      {/* The menu has its button for that next to the filters. */}
      {!isFolded && (
        <Button variant="plain" size="sm" className={styles.clear} onClick={clearAndFocus}>
          Clear filters
        </Button>
      )}
    </SpecialsFrame>
  )
}
