import { categories } from '#infra/catalogue/menu/index'
import { getCategoryIcon } from './category-icons'

describe('the emoji of a category', () => {
  it('is its own for every category of the menu', () => {
    const icons = categories.map(({ id }) => getCategoryIcon(id))
    expect(new Set(icons).size).toBe(categories.length)
    expect(icons).not.toContain(getCategoryIcon(0))
  })
})
