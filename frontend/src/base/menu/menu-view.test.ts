import { menuViewHash, parseMenuView } from './menu-view'

describe('the menu view of a URL', () => {
  it.each([
    ['', null, 'all'],
    ['#popular', '3', 'popular'],
    ['#category-12', '3', 12],
    ['', '3', 3],
    ['#cart', null, 'all'],
    ['#category-x', 'y', 'all'],
  ] as const)('hash "%s" with category %s shows %s', (hash, category, view) => {
    expect(parseMenuView(hash, category)).toBe(view)
  })

  it('stays the same while the hash names something else on the page', () => {
    expect(parseMenuView('#cart', null, 7)).toBe(7)
    expect(parseMenuView('#content', '3', 'popular')).toBe('popular')
    expect(parseMenuView('', null, 7)).toBe('all')
  })

  it.each(['all', 'popular', 7] as const)('%s has a hash that leads to it', (view) => {
    expect(parseMenuView(menuViewHash(view), null)).toBe(view)
  })
})
