import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { lastAllergyNoteStore } from '#base/session/last-allergy-note'
import { setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { deleteLastContact, saveLastContact } from '../checkout-draft'
import { emptyCheckoutForm, type CheckoutForm } from '../checkout-form'
import { InstructionsSection } from './instructions-section'
import { LastAllergyNote } from './last-allergy-note'

setupMockServer(sessionHandler)

function Notes() {
  const form = useForm<CheckoutForm>({ defaultValues: emptyCheckoutForm })
  return (
    <FormProvider {...form}>
      <LastAllergyNote />
      <InstructionsSection />
    </FormProvider>
  )
}

const show = () => renderPage('/checkout', <Notes />, null)
const typed = () => screen.getByLabelText<HTMLTextAreaElement>('Special Instructions').value
const NOTE = 'I am allergic to sesame; no shellfish'

beforeEach(() => {
  lastAllergyNoteStore.set(null)
  deleteLastContact()
})

it('an order placed again offers its allergy note, which one tap repeats', async () => {
  lastAllergyNoteStore.set(`Leave at the door. Gate code 12. ${NOTE}`)
  await show()
  expect(screen.getByText(/^Your note to the kitchen last time/).textContent).toContain(`“${NOTE}”`)
  expect(typed()).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Tell them again' }))
  await waitFor(() => expect(typed()).toBe(NOTE))
  expect(screen.getByText(/^We’ll tell the kitchen again/)).toBeTruthy()
})

it('a guest who says "not this time" does not see it again for this order', async () => {
  await saveLastContact({ ...emptyCheckoutForm, firstName: 'Sam', specialInstructions: NOTE }, new Date())
  const { unmount } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Not this time' }))
  unmount()
  await show()
  expect(screen.queryByText(/note to the kitchen/)).toBeNull()
  expect(typed()).toBe('')
})
