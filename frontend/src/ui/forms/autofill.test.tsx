import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { TextField } from './fields'

type Contact = { readonly name: string; readonly phone: string }

function ContactForm({ onSend }: { readonly onSend: (contact: Contact) => void }) {
  const form = useForm<Contact>({ defaultValues: { name: '', phone: '' } })
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
        <TextField<Contact> name="name" label="Name" autoComplete="name" />
        <TextField<Contact> name="phone" label="Phone" autoComplete="tel" />
        <button>Send</button>
      </form>
    </FormProvider>
  )
}

/** Fills a field as a browser does: without keys, and with one event. */
function autofill(label: string, text: string, event: 'input' | 'change') {
  const field = screen.getByLabelText(label)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  fireEvent(field, new Event(event, { bubbles: true }))
}

it.each(['input', 'change'] as const)(
  'fields that the browser fills are sent, when it announces an %s',
  async (event) => {
    const sent: Contact[] = []
    render(
      <TestProviders client={createQueryClient()}>
        <ContactForm onSend={(contact) => sent.push(contact)} />
      </TestProviders>,
    )
    autofill('Name', 'Dana Whitfield', event)
    autofill('Phone', '(727) 555-0199', event)
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent).toEqual([{ name: 'Dana Whitfield', phone: '(727) 555-0199' }]))
  },
)
