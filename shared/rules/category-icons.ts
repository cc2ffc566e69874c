import { KIDS_CATEGORY_ID } from './menu-listing'

const icons: Readonly<Record<number, string>> = {
  19: '🥟',
  20: '🥗',
  21: '🔥',
  22: '🍤',
  23: '🐉',
  24: '🍣',
  25: '🍱',
  26: '🍗',
  27: '🎉',
  28: '🍵',
  [KIDS_CATEGORY_ID]: '🧒',
}

/** A category's emoji (docs/product/menu.md#categories); chopsticks for one that has none yet. */
export const getCategoryIcon = (id: number): string => icons[id] ?? '🥢'
