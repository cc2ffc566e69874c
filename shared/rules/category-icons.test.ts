import { categories } from '#infra/catalogue/menu/index'
import { categoryIcon } from './category-icons'

describe('the emoji of a category', () => {
  it('is its own for every category of the menu', () => {
    const icons = categories.map(({ id }) => categoryIcon(id))
    expect(new Set(icons).size).toBe(categories.length)
    expect(icons).not.toContain(categoryIcon(0))
  })
})
