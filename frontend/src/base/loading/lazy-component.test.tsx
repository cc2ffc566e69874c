import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { TestProviders } from '#testing/test-providers'
import { createQueryClient } from '../api/query-client'
import { ErrorBoundary, LoadFailureOverlay, RenderNothing, lazyComponent } from './lazy-component'

const failToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

const show = (children: ReactNode) =>
  render(
    <TestProviders client={createQueryClient()}>
      <Suspense fallback="Loading…">{children}</Suspense>
      The rest of the page.
    </TestProviders>,
  )

describe('a lazy component', () => {
  it('replaces the fallback once it is loaded', async () => {
    const Part = lazyComponent(() => Promise.resolve(() => 'Here it is.'), 'Part')
    show(<Part />)
    expect(screen.getByText(/Loading…/)).toBeTruthy()
    expect(await screen.findByText(/Here it is\./)).toBeTruthy()
  })

  it('offers a retry if it fails to load, without affecting the rest of the page', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const Part = lazyComponent<object>(failToLoad, 'Part')
    show(<Part />)
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.')
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(log).toHaveBeenCalledWith('Part could not be loaded', expect.any(TypeError))
    expect(screen.getByText(/The rest of the page\./)).toBeTruthy()
  })

  it('loads by itself when the network is back, even if the first attempt fails', async () => {
    jest.useFakeTimers()
    jest.spyOn(console, 'error').mockImplementation(() => {})
    let failures = 2
    const load = () => (failures-- > 0 ? failToLoad() : Promise.resolve(() => 'Here it is.'))
    const Part = lazyComponent<object>(load, 'Part')
    show(<Part />)
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('alert')).toBeTruthy()
    act(() => void window.dispatchEvent(new Event('online')))
    await act(() => jest.advanceTimersByTimeAsync(1_900))
    expect(screen.getByRole('alert')).toBeTruthy()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.getByText(/Here it is\./)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    jest.useRealTimers()
  })

  it('is loaded again when a user returns to it after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    let failures = 1
    const load = () => (failures-- > 0 ? failToLoad() : Promise.resolve(() => 'Here it is.'))
    const Part = lazyComponent<object>(load, 'Part')
    const { unmount } = show(<Part />)
    await screen.findByRole('alert')
    unmount()
    show(<Part />)
    expect(await screen.findByText(/Here it is\./)).toBeTruthy()
  })

  it('leaves a message that can be closed if an overlay fails to load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const onClose = jest.fn()
    const Part = lazyComponent<{ onClose: () => void }>(failToLoad, 'Part', LoadFailureOverlay)
    show(<Part onClose={onClose} />)
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('renders nothing after a failure if the page works without it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const Part = lazyComponent<object>(failToLoad, 'Part', RenderNothing)
    const { container } = show(<Part />)
    await screen.findByText('The rest of the page.')
    expect(container.textContent).toBe('The rest of the page.')
  })
})

it('a page that throws does not affect the layout around it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('a bug')
  }
  show(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('This could not be loaded.')
  expect(screen.getByText(/The rest of the page\./)).toBeTruthy()
})
