import { locations } from './index'
import { findLocationByZipCode } from './geo'

const named = (typed: string) => findLocationByZipCode(typed, locations)?.name

describe('a zip code', () => {
  it('finds the location that delivers to it or is in it', () => {
    expect(named('34652')).toBe('New Port Richey')
    expect(named(' 33805 ')).toBe('Highland City')
    expect(named('34275-1204')).toBe('Nokomis')
  })

  it('finds none elsewhere, or while it is incomplete', () => {
    for (const typed of ['', '3465', '346523', '90210', 'Hudson']) expect(named(typed)).toBeUndefined()
  })

  it('belongs to one location only', () => {
    const all = locations.flatMap(({ delivery }) => delivery.zipCodes)
    expect(new Set(all).size).toBe(all.length)
  })
})
