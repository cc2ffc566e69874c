import { Button } from '#ui/button'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useStore } from 'zustand'
import { lastAllergyNoteStore } from '#base/session/last-allergy-note'
import { useSession } from '#base/session/session'
import { loadLastContact } from '../checkout-draft'
import { MAX_DROP_OFF_LENGTH, removeHandover, type CheckoutForm } from '../checkout-form'
import { MAX_INSTRUCTIONS_LENGTH } from '#shared/orders/constants'
import styles from './last-allergy-note.module.css'

/** The note of the order that is ordered again, or of this guest's last order; empty if none. */
function useLastAllergyNote(): string {
  const { user } = useSession()
  const [ofLastOrder] = useState(() => loadLastContact(new Date())?.allergyNote ?? '')
  return removeHandover(useStore(lastAllergyNoteStore) ?? (user ? '' : ofLastOrder)).trim()
}

/**
 * Offers to tell the kitchen again what the last order said about an allergy: a note is neither
 * dropped nor repeated without the guest's word (docs/product/kitchen.md#allergies).
 */
export function LastAllergyNote() {
  const { control, setValue } = useFormContext<CheckoutForm>()
  const typed = useWatch({ control, name: 'specialInstructions' })
  const note = useLastAllergyNote()
  const isRepeated = typed.includes(note)
  const noted = [typed.trim(), note].filter(Boolean).join('; ')
  return (
    // Screen readers announce only changes of a region that was there before.
    <div role="status">
      {note !== '' && (
        <div className={styles.notice}>
          {isRepeated ? 'We’ll tell the kitchen again:' : 'Your note to the kitchen last time:'}{' '}
          <strong>“{note}”</strong>
          {!isRepeated && (
            <div className={styles.ways}>
              {noted.length <= MAX_INSTRUCTIONS_LENGTH - MAX_DROP_OFF_LENGTH && (
                <Button size="sm" onClick={() => setValue('specialInstructions', noted, { shouldDirty: true })}>
                  Tell them again
                </Button>
              )}
              <Button size="sm" variant="outline" onClick={() => lastAllergyNoteStore.set('')}>
                Not this time
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
