import { act, render } from '@testing-library/react'
import { ResultCountAnnouncer } from './filtered-listing'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms))

it('announces the number of dishes after the guest stops typing, but not when the menu opens', () => {
  const { rerender } = render(<ResultCountAnnouncer count={95} filterKey="" />)
  const readAnnouncement = () => document.querySelector('[aria-live]')?.textContent
  advance(5_000)
  expect(readAnnouncement()).toBe('')
  rerender(<ResultCountAnnouncer count={40} filterKey="r" />)
  advance(500)
  rerender(<ResultCountAnnouncer count={1} filterKey="rainbow" />)
  advance(500)
  expect(readAnnouncement()).toBe('')
  advance(500)
  expect(readAnnouncement()).toBe('1 dish shown')
  rerender(<ResultCountAnnouncer count={0} filterKey="rainbowq" />)
  advance(1_000)
  expect(readAnnouncement()).toBe('No dishes shown')
})
