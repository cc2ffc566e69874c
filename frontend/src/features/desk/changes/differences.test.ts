import { listDifferences as differencesToldBy } from './differences'
import type { DifferenceFormat } from './differences'

const told: DifferenceFormat = { partName: () => undefined, momentText: (at) => `at ${at.slice(11, 16)}` }
const differencesOf = (before: unknown, after: unknown, partName = told.partName) =>
  differencesToldBy(before, after, { ...told, partName })

describe('what a change made of a thing', () => {
  it('is told field by field in plain words, but for what changes by itself', () => {
    const before = {
      id: 3,
      name: 'Shrimp',
      costPerUnit: '8.75',
      supplier: 'Harbor',
      allergens: ['shellfish'],
      version: 1,
    }
    const after = {
      id: 3,
      name: 'Shrimp',
      costPerUnit: '9.20',
      allergens: ['shellfish', 'soy'],
      isPopular: true,
      version: 2,
    }
    expect(differencesOf(before, after)).toEqual([
      { field: 'Cost per unit', before: '$8.75', after: '$9.20' },
      { field: 'Supplier', before: 'Harbor', after: null },
      { field: 'Allergens', before: 'shellfish', after: 'shellfish, soy' },
      { field: 'Popular', before: null, after: 'yes' },
    ])
  })

  it('finds the parts of a list again by what marks them', () => {
    const size = (price: string) => ({ id: 'large', name: 'Large', price })
    const groups = (...options: object[]) => ({ optionGroups: [{ id: 'size', name: 'Size', options }] })
    expect(differencesOf(groups(size('1.00')), groups({ id: 'small', name: 'Small' }, size('1.50')))).toEqual([
      { field: 'Option groups, Size: options, large: price', before: '$1.00', after: '$1.50' },
      { field: 'Option groups, Size: options, small', before: null, after: 'there' },
    ])
  })

  it('names what has no name as it is told', () => {
    const levels = (minimumStock: string) => ({ minimumStock, levels: [{ locationId: 5, minimumStock }] })
    const names = ({ locationId }: Readonly<Record<string, unknown>>) => (locationId === 5 ? 'Hudson' : undefined)
    expect(differencesOf(levels('1.00'), levels('2.00'), names)).toEqual([
      { field: 'Levels, Hudson: minimum stock', before: '1.00', after: '2.00' },
    ])
  })

  it('tells a moment by the clock of the place', () => {
    expect(differencesOf({ pausedUntil: null }, { pausedUntil: '2026-11-23T02:06:58.038Z' })).toEqual([
      { field: 'Paused until', before: null, after: 'at 02:06' },
    ])
  })

  it('is nothing where there was nothing before', () => {
    expect(differencesOf(null, { name: 'Shrimp' })).toEqual([])
  })
})
