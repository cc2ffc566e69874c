import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { Dialog, DialogBody } from './dialog'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog closesOnBack title="Filters" closeLabel="Close filters" onClose={() => setOpen(false)}>
          <DialogBody>
            <button
              onClick={() => {
                setOpen(false)
                history.pushState(null, '', '/elsewhere')
              }}
            >
              Go elsewhere
            </button>
          </DialogBody>
        </Dialog>
      )}
    </>
  )
}

const getDialog = () => screen.queryByRole('dialog', { name: 'Filters' })

/** Goes back and waits until the browser has left the current entry. */
async function goBack() {
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.back()
    await left
  })
}

async function openFilters() {
  history.pushState({ isPage: true }, '', '/page')
  render(
    <TestProviders client={createQueryClient()}>
      <Page />
    </TestProviders>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(getDialog()).not.toBeNull()
  return user
}

it('Back closes an open dialog and stays on the page', async () => {
  history.pushState(null, '', '/before')
  await openFilters()
  await goBack()
  await waitFor(() => expect(getDialog()).toBeNull())
  expect(location.pathname).toBe('/page')
  await goBack()
  expect(location.pathname).toBe('/before')
})

it('a dialog closed by its button leaves no entry behind', async () => {
  history.pushState(null, '', '/before')
  const user = await openFilters()
  await user.click(screen.getByRole('button', { name: 'Close filters' }))
  await waitFor(() => expect(history.state).toEqual({ isPage: true }))
  await goBack()
  expect(location.pathname).toBe('/before')
})

it('Back from a page that a link in the dialog opened skips the entry of the dialog', async () => {
  const user = await openFilters()
  await user.click(screen.getByRole('button', { name: 'Go elsewhere' }))
  await waitFor(() => expect(getDialog()).toBeNull())
  expect(location.pathname).toBe('/elsewhere')
  await goBack()
  await waitFor(() => expect(history.state).toEqual({ isPage: true }))
  expect(location.pathname).toBe('/page')
})
