import { chakra } from '@chakra-ui/react/styled-system'
import type { ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { toast } from '#base/components/toast'
import { useSession } from '#base/session/session'
import { useSavedContact, useSaveContact } from '../api/use-kept-contact'
import type { CheckoutForm } from '../draft'

const Tick = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minH: '11', mt: '4', cursor: 'pointer' },
})

/**
 * For who is signed in: asks whether phone and address are remembered; unticked, they are forgotten
 * at once.
 */
export function RememberContact() {
  const { user } = useSession()
  const { register } = useFormContext<CheckoutForm>()
  const kept = useSavedContact()
  const { mutate: save } = useSaveContact()
  if (!user) return null
  const isKept = kept !== undefined && (kept.phone !== '' || kept.address !== null)
  function change(event: ChangeEvent<HTMLInputElement>) {
    if (event.target.checked || !isKept) return
    save({}, { onSuccess: () => toast({ title: 'Forgotten', description: 'Your phone and address are not kept.' }) })
  }
  return (
    <Tick>
      <chakra.input
        type="checkbox"
        boxSize="5"
        accentColor="accent.fg"
        {...register('remember', { onChange: change })}
      />
      <span>Remember my phone and delivery address</span>
    </Tick>
  )
}
