import { useQuery } from '@tanstack/react-query'
import { getCategoryIcon } from '#shared/rules/category-icons'
import { categoriesQuery } from '#base/menu/use-menu'
import type { MenuView } from '#base/menu/view'

export type CategoryChoice = { readonly view: MenuView; readonly label: string; readonly icon: string }

/** What a strip of categories offers: everything, what is popular, then the categories. */
export function useCategoryChoices(): readonly CategoryChoice[] {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return [
    { view: 'all', label: 'All Items', icon: '🍽️' },
    { view: 'popular', label: 'Popular', icon: '⭐' },
    ...categories.map(({ id, name }) => ({ view: id, label: name, icon: getCategoryIcon(id) })),
  ]
}
