import { UTENSILS_ID, type PackingItem } from '#shared/kitchen/packing'
import type { Words } from '#base/language/use-words'

/** Returns the name of something to pack: of a dish as cooks call it, else in their language. */
export const getPackingText = ({ id, text }: Pick<PackingItem, 'id' | 'text'>, words: Words['tickets']): string =>
  id === UTENSILS_ID ? words.packing.utensils : text
