import type { HTMLAttributes } from 'react'
import { Button } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import { Heading } from '#ui/heading'
import styles from './specials.module.css'

type SpecialsFrameProps = HTMLAttributes<HTMLElement> & {
  /** Folds the card to one line, where it can be folded. */
  readonly onFold?: () => void
  /** Whether a message takes the place of a folded card. */
  readonly isFlat?: boolean
}

/** The frame of the specials card. */
export const SpecialsFrame = ({ children, onFold, isFlat = false, ...rest }: SpecialsFrameProps) => (
  <section className={joinClasses(styles.frame, isFlat && styles.flat)} aria-label="Today's specials" {...rest}>
    <div className={styles.head}>
      <span className={styles.kicker}>Today at the grill</span>
      {onFold && (
        <Button variant="plain" size="sm" className={styles.fold} onClick={onFold}>
          Show less
        </Button>
      )}
    </div>
    {children}
  </section>
)

/** Reserves the card's space while the specials load. The prerendered page contains it. */
export const SpecialsSkeleton = ({ isFolded }: { readonly isFolded: boolean }) => (
  <div className={isFolded ? styles.line : styles.card} role="status" aria-label="Loading today's specials">
    {isFolded ? (
      <p className={styles.waiting}>Loading today&rsquo;s specials</p>
    ) : (
      <SpecialsFrame aria-hidden>
        <Heading as="p" size="xl" className={styles.loading}>
          Loading today&rsquo;s specials
        </Heading>
      </SpecialsFrame>
    )}
  </div>
)
