import { findLeastCoveredRow } from './clearest'

/** What each row of a page covers: a head of two, a title, text, a button, text. */
const page = [9, 9, 4, 4, 0, 0, 0, 3, 3, 0, 0]
const at = (row: number) => page[row] ?? 0

describe('a message lies', () => {
  it('where it covers nothing, nearest to where it comes from', () => {
    expect(findLeastCoveredRow(page.length, 2, 'top', at)).toBe(4)
    expect(findLeastCoveredRow(page.length, 2, 'foot', at)).toBe(9)
    expect(findLeastCoveredRow(page.length, 3, 'foot', at)).toBe(4)
  })

  it('where it covers least, if there is no such place', () => {
    expect(findLeastCoveredRow(page.length, 4, 'top', at)).toBe(4)
    expect(findLeastCoveredRow(page.length, 4, 'foot', at)).toBe(4)
    expect(findLeastCoveredRow(3, 5, 'foot', at)).toBe(0)
  })

  it('asks no further than the place that it has found', () => {
    const asked = jest.fn(at)
    findLeastCoveredRow(page.length, 2, 'foot', asked)
    expect(asked.mock.calls.map(([row]) => row)).toEqual([9, 10])
  })
})
