import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { Providers } from '#testing/providers'
import { newQueryClient } from '../api/query-client'
import { Boundary, Nothing } from './failed'
import { lazily } from './lazily'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

const show = (children: ReactNode) =>
  render(
    <Providers client={newQueryClient()}>
      <Suspense fallback="on its way">{children}</Suspense>
      The rest of the page.
    </Providers>,
  )

describe('a part that is loaded on demand', () => {
  it('stands in its place once it is there', async () => {
    const Part = lazily(() => Promise.resolve({ Part: () => 'Here it is.' }), 'Part')
    show(<Part />)
    expect(screen.getByText(/on its way/)).toBeTruthy()
    expect(await screen.findByText(/Here it is\./)).toBeTruthy()
  })

  it('that is gone leaves the rest of the page alone, and offers another try', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const Part = lazily<object, 'Part'>(gone, 'Part')
    show(<Part />)
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.')
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(log).toHaveBeenCalledWith('Part could not be loaded', expect.any(TypeError))
    expect(screen.getByText(/The rest of the page\./)).toBeTruthy()
  })

  it('is done without where the page can be', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const Part = lazily<object, 'Part'>(gone, 'Part', Nothing)
    const { container } = show(<Part />)
    await screen.findByText('The rest of the page.')
    expect(container.textContent).toBe('The rest of the page.')
  })
})

it('a page that breaks takes nothing else along', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('a bug')
  }
  show(
    <Boundary>
      <Broken />
    </Boundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('This could not be loaded.')
  expect(screen.getByText(/The rest of the page\./)).toBeTruthy()
})
