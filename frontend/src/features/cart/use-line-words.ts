import type { CartItem } from '#shared/rules/cart'
import { useDietFilters } from '#base/diet/use-diet'
import { useMenu } from '#base/menu/use-menu'
import { getLineDetails } from './line-words'

/** What each line of the cart says of itself, and the dish of the menu that it is of. */
export function useLineDetails(lines: readonly CartItem[]) {
  const { items } = useMenu()
  const { preferences } = useDietFilters()
  return lines.map((line) => {
    const dish = items.find(({ id }) => id === line.menuItemId)
    return { line, dish, words: getLineDetails(line, dish, preferences) }
  })
}
