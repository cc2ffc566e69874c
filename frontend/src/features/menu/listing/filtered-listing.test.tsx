import { act, render } from '@testing-library/react'
import { ResultCountAnnouncer } from './filtered-listing'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const later = (ms: number) => act(() => jest.advanceTimersByTime(ms))

it('says how many dishes a wish leaves once it is typed, and nothing of a menu opened as it is', () => {
  const { rerender } = render(<ResultCountAnnouncer count={95} wish="" />)
  const said = () => document.querySelector('[aria-live]')?.textContent
  later(5_000)
  expect(said()).toBe('')
  rerender(<ResultCountAnnouncer count={40} wish="r" />)
  later(500)
  rerender(<ResultCountAnnouncer count={1} wish="rainbow" />)
  later(500)
  expect(said()).toBe('')
  later(500)
  expect(said()).toBe('1 dish shown')
  rerender(<ResultCountAnnouncer count={0} wish="rainbowq" />)
  later(1_000)
  expect(said()).toBe('No dishes shown')
})
