import { getReconnectDelayMs } from './reconnect-delay'

describe('the reconnect delay', () => {
  it('doubles from one second to ten, for five attempts', () => {
    expect([1, 2, 3, 4, 5, 6].map((attempt) => getReconnectDelayMs(attempt))).toEqual([
      1000,
      2000,
      4000,
      8000,
      10_000,
      null,
    ])
  })

  it('never ends on a board', () => {
    expect(getReconnectDelayMs(500, { forever: true })).toBe(10_000)
  })
})
