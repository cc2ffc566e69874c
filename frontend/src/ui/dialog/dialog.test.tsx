import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { Dialog, DialogBody, DialogFooter } from './dialog'
import { waitForPaint } from '../motion'
import { toast } from '../toast'
import { Toaster } from '../toaster'

type DialogOptions = Pick<ComponentProps<typeof Dialog>, 'closeOnInteractOutside' | 'isBusy' | 'placement'>

/** A button that opens a dialog, from which another one can be opened. */
function Opener({ title, ...options }: DialogOptions & { readonly title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open {title}</button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)} {...options}>
          <DialogBody>{title === 'details' && <Opener title="time" />}</DialogBody>
          <DialogFooter>
            <button onClick={() => setOpen(false)}>Close {title}</button>
          </DialogFooter>
        </Dialog>
      )}
    </>
  )
}

const show = (children: ReactNode) => render(<TestProviders client={createQueryClient()}>{children}</TestProviders>)
const button = (name: string) => screen.getByRole('button', { name })
const dialog = (name: string) => screen.queryByRole('dialog', { name })

const isScrollable = () => document.body.style.overflow !== 'hidden'

async function openDialog(options: DialogOptions = {}) {
  const user = userEvent.setup()
  const page = show(<Opener title="details" {...options} />)
  await user.click(button('Open details'))
  await waitFor(() => expect(document.activeElement).toBe(button('Open time')))
  return { user, leavePage: page.unmount }
}

it.each([{ placement: 'center' }, { placement: 'end' }] as const)(
  'a dialog placed at $placement hides the page until it closes',
  async (options) => {
    const { user } = await openDialog(options)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open details' })).toBeNull())
    expect(isScrollable()).toBe(false)
    await user.keyboard('{Escape}')
    expect(dialog('details')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(button('Open details')))
    expect(isScrollable()).toBe(true)
  },
)

it('Escape closes the topmost dialog only', async () => {
  const { user } = await openDialog()
  await user.click(button('Open time'))
  await waitFor(() => expect(document.activeElement).toBe(button('Close time')))
  expect(dialog('details')).toBeNull()
  await user.keyboard('{Escape}')
  expect(dialog('time')).toBeNull()
  expect(dialog('details')).toBeTruthy()
  expect(isScrollable()).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(button('Open time')))
})

it('the page scrolls again after a navigation unmounts both dialogs', async () => {
  const { user, leavePage } = await openDialog()
  await user.click(button('Open time'))
  await waitFor(() => expect(document.activeElement).toBe(button('Close time')))
  leavePage()
  expect(isScrollable()).toBe(true)
})

/** A dialog that stays mounted with its button. */
function Filters() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      title="Filters"
      closeLabel="Close filters"
      renderTrigger={(props) => (
        <button {...props} onClick={() => setOpen(true)}>
          Open filters
        </button>
      )}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
    >
      <DialogBody>Vegan</DialogBody>
    </Dialog>
  )
}

it('focus returns to the trigger, which can open the dialog again', async () => {
  const user = userEvent.setup()
  show(<Filters />)
  await waitFor(() => expect(document.activeElement).toBe(button('Close filters')))
  await user.click(button('Close filters'))
  await waitFor(() => expect(document.activeElement).toBe(button('Open filters')))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(button('Close filters')))
})

/** A menu that opens a dialog and unmounts as soon as the dialog has the focus. */
function Menu() {
  const [isAsking, setAsking] = useState(false)
  const [isGone, setGone] = useState(false)
  return (
    <>
      <button id="more">More</button>
      {!isGone && (
        <div role="menu" aria-labelledby="more" tabIndex={-1}>
          <button onClick={() => setAsking(true)}>Cancel order</button>
        </div>
      )}
      {isAsking && (
        <Dialog title="sure" onClose={() => setAsking(false)}>
          <DialogBody>Sure?</DialogBody>
          <DialogFooter>
            <button onFocus={() => setGone(true)}>Keep</button>
          </DialogFooter>
        </Dialog>
      )}
    </>
  )
}

it.each([
  { when: 'the menu loses the focus first', meanwhile: (entry: HTMLElement) => entry.blur() },
  { when: 'the menu takes the focus again', meanwhile: (entry: HTMLElement) => entry.parentElement?.focus() },
])('a dialog opened from a menu returns focus to the menu button when $when', async ({ meanwhile }) => {
  const user = userEvent.setup()
  show(<Menu />)
  const entry = button('Cancel order')
  // In one act: the browser must not paint between the two.
  act(() => {
    entry.focus()
    entry.click()
  })
  act(() => meanwhile(entry))
  await waitFor(() => expect(document.activeElement).toBe(button('Keep')))
  expect(screen.queryByText('Cancel order')).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button('More')))
})

it.each([
  { options: {}, isOpen: false },
  { options: { closeOnInteractOutside: false }, isOpen: true },
  { options: { isBusy: true }, isOpen: true },
])('with $options, a press outside leaves the dialog open: $isOpen', async ({ options, isOpen }) => {
  const { user } = await openDialog(options)
  await user.click(screen.getByRole('dialog', { name: 'details' }))
  await act(waitForPaint)
  expect(dialog('details') !== null).toBe(isOpen)
})

it('screen readers can read toasts that appear while a dialog is open', async () => {
  show(
    <>
      <Toaster />
      <Opener title="details" />
    </>,
  )
  await userEvent.setup().click(button('Open details'))
  await waitFor(() => expect(document.activeElement).toBe(button('Open time')))
  act(() => toast({ title: 'Link Copied!' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close message' })).toBeTruthy())
})
