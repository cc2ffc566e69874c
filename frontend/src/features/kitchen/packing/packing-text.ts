import { UTENSILS_ID, type PackingItem, type PackingTick } from '#shared/kitchen/packing'
import type { Words } from '#base/language/use-words'

/** Returns the name of something to pack: of a dish as cooks call it, else in their language. */
const getPackingText = ({ id, text }: Pick<PackingItem, 'id' | 'text'>, words: Words['tickets']): string =>
  id === UTENSILS_ID ? words.packing.utensils : text

/** `2× Spicy mayo`; utensils have no count. */
export function getTickText({ ids: [id = ''], text, quantity }: PackingTick, words: Words['tickets']): string {
  const name = getPackingText({ id, text }, words)
  return id === UTENSILS_ID ? name : `${quantity}× ${name}`
}
