import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { newQueryClient } from '#base/api/query-client'
import { Providers } from '#testing/providers'
import { DialogFrame } from './dialog-frame'
import { painted } from './painted'
import { toast } from './toast'
import { Toaster } from './toaster'

// Nothing is laid out here: what has no width would not be reached by the keyboard.
Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { get: () => 1 })

type AskedProps = { readonly title: string; readonly staysBeside?: boolean; readonly isBusy?: boolean }

/** A button that opens a dialog, in which the same may be had once more. */
function Asked({ title, ...how }: AskedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open {title}</button>
      {isOpen && (
        <DialogFrame
          title={title}
          onClose={() => setOpen(false)}
          foot={<button onClick={() => setOpen(false)}>Close {title}</button>}
          {...how}
        >
          {title === 'details' && <Asked title="time" />}
        </DialogFrame>
      )}
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const dialog = (name: string) => screen.queryByRole('dialog', { name })

const isScrollable = () => document.documentElement.style.overflow === ''

async function whenOpened(how: Omit<AskedProps, 'title'> = {}) {
  const user = userEvent.setup()
  const page = render(<Asked title="details" {...how} />)
  await user.click(button('Open details'))
  await waitFor(() => expect(document.activeElement).toBe(button('Open time')))
  return { user, leavePage: page.unmount }
}

it('holds the focus, hides the page from who listens, and gives both back', async () => {
  const { user } = await whenOpened()
  expect(screen.queryByRole('button', { name: 'Open details' })).toBeNull()
  expect(isScrollable()).toBe(false)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(button('Open time'))
  await user.keyboard('{Escape}')
  expect(dialog('details')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button('Open details')))
  expect(isScrollable()).toBe(true)
})

it('closed by Escape, leaves open what it lay over', async () => {
  const { user } = await whenOpened()
  await user.click(button('Open time'))
  await waitFor(() => expect(document.activeElement).toBe(button('Close time')))
  expect(dialog('details')).toBeNull()
  await user.keyboard('{Escape}')
  expect(dialog('time')).toBeNull()
  expect(dialog('details')).toBeTruthy()
  expect(isScrollable()).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(button('Open time')))
})

it('gone at once with what it lay over, lets the next page scroll', async () => {
  const { user, leavePage } = await whenOpened()
  await user.click(button('Open time'))
  await waitFor(() => expect(document.activeElement).toBe(button('Close time')))
  leavePage()
  expect(isScrollable()).toBe(true)
})

/** A menu from which a dialog is opened; it is gone once that holds the focus. */
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
        <DialogFrame
          title="sure"
          onClose={() => setAsking(false)}
          foot={<button onFocus={() => setGone(true)}>Keep</button>}
        >
          Sure?
        </DialogFrame>
      )}
    </>
  )
}

it.each([
  { when: 'the menu has let go of the focus by then', meanwhile: () => button('Cancel order').blur() },
  { when: 'the menu takes the focus once more', meanwhile: () => screen.getByRole('menu').focus() },
])('gives the focus back to the button of the menu that it was opened from, where $when', async ({ meanwhile }) => {
  const user = userEvent.setup()
  render(<Menu />)
  const entry = button('Cancel order')
  // At once: nothing may be painted between the two.
  act(() => {
    entry.focus()
    entry.click()
  })
  act(meanwhile)
  await waitFor(() => expect(document.activeElement).toBe(button('Keep')))
  expect(screen.queryByText('Cancel order')).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button('More')))
})

it.each([
  { how: {}, isLeft: false },
  { how: { staysBeside: true }, isLeft: true },
  { how: { isBusy: true }, isLeft: true },
])('after a press beside it is still there: $isLeft, when $how', async ({ how, isLeft }) => {
  const { user } = await whenOpened(how)
  const beside = dialog('details')?.parentElement
  if (beside) await user.click(beside)
  await act(painted)
  expect(dialog('details') !== null).toBe(isLeft)
})

it('lets what is said meanwhile be heard', async () => {
  render(
    <Providers client={newQueryClient()}>
      <Toaster />
    </Providers>,
  )
  await whenOpened()
  act(() => toast({ title: 'Link Copied!' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close message' })).toBeTruthy())
})
