import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { SkipLink, restoreLostFocus, usePageChange } from './focus-management'

function Lines() {
  const [lines, setLines] = useState(['Miso Soup', 'Edamame'])
  const [isAsking, setAsking] = useState(false)
  return (
    <main>
      <section aria-label="Your order">
        {lines.map((line) => (
          <button key={line} type="button" onClick={() => setLines(lines.filter((other) => other !== line))}>
            Remove {line}
          </button>
        ))}
      </section>
      {isAsking ? <input aria-label="Why?" autoFocus /> : <button onClick={() => setAsking(true)}>Ask</button>}
    </main>
  )
}

describe('restoring lost focus', () => {
  let stop: () => void
  beforeEach(() => {
    stop = restoreLostFocus()
  })
  afterEach(() => {
    stop()
    jest.useRealTimers()
  })

  it('focuses the section of a removed button, so that a second press does nothing', async () => {
    render(<Lines />)
    const user = userEvent.setup()
    screen.getByRole('button', { name: 'Remove Miso Soup' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your order' })))
    await user.keyboard('{Enter}')
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Edamame' }))
  })

  it('focuses a button again after it was disabled for a request', async () => {
    render(<Lines />)
    const ask = screen.getByRole<HTMLButtonElement>('button', { name: 'Ask' })
    ask.focus()
    ask.disabled = true
    // Browsers do this by themselves, jsdom doesn't.
    ask.blur()
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    ask.disabled = false
    await waitFor(() => expect(document.activeElement).toBe(ask))
  })

  it('does nothing if something else has taken the focus', async () => {
    jest.useFakeTimers()
    render(<Lines />)
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    screen.getByRole('button', { name: 'Ask' }).focus()
    await user.keyboard('{Enter}')
    act(() => void jest.runAllTimers())
    expect(document.activeElement).toBe(screen.getByLabelText('Why?'))
  })
})

it('a skip link moves the focus without changing the URL', async () => {
  navigate('/menu#category-21')
  Element.prototype.scrollIntoView = jest.fn()
  render(
    <TestProviders client={createQueryClient()}>
      <SkipLink to="menu-panel">Skip to the dishes</SkipLink>
      <div id="menu-panel" tabIndex={-1} />
    </TestProviders>,
  )
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement?.id).toBe('menu-panel')
  expect(window.location.hash).toBe('#category-21')
})

it('a new page gets the focus, and its title is announced once it is set', async () => {
  window.scrollTo = jest.fn()
  navigate('/menu')
  const Page = () => (
    <main id="content" tabIndex={-1}>
      <p aria-live="polite">{usePageChange().title}</p>
    </main>
  )
  render(<Page />)
  act(() => navigate('/checkout'))
  expect(document.activeElement?.id).toBe('content')
  document.title = 'Checkout | Hibachi Ember'
  await screen.findByText('Checkout | Hibachi Ember')
})
