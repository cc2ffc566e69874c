import type { CartItem } from '#shared/rules/cart'
import { useDiet } from '#base/diet/use-diet'
import { useMenu } from '#base/menu/use-menu'
import { wordsOf } from './line-words'

/** What each line of the cart says of itself, and the dish of the menu that it is of. */
export function useLineWords(lines: readonly CartItem[]) {
  const { items } = useMenu()
  const { preferences } = useDiet()
  return lines.map((line) => {
    const dish = items.find(({ id }) => id === line.menuItemId)
    return { line, dish, words: wordsOf(line, dish, preferences) }
  })
}
