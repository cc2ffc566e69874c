import type { VoiceItem } from '#shared/contract/voice'
import type { CartItem } from '#shared/rules/cart'
import { getLineKey } from '#shared/rules/line-key'

/**
 * A line as a reply speaks of it. Nothing but its dish and its number is counted on
 * (docs/product/voice.md#the-reply).
 */
export type SpokenLine = Omit<VoiceItem, 'options' | 'chosen' | 'was'> & {
  readonly options?: readonly string[] | undefined
  readonly was?: readonly string[] | undefined
}

const keyWith = (menuItemId: number, options: readonly string[] = []): string => getLineKey({ menuItemId, options })

/** A line by what is chosen for it, named alike whether its dish has options or not. */
export const getSpokenLineKey = ({ itemId, options }: SpokenLine): string => keyWith(itemId, options)

/** The same of a line of the cart. */
export const getCartLineKey = ({ menuItemId, options }: CartItem): string => keyWith(menuItemId, options)

/** The line that an item is about, as it was before. */
export const getPreviousLineKey = ({ itemId, options, was }: SpokenLine): string => keyWith(itemId, was ?? options)

/**
 * Where among lines an item belongs: the very line, else the last of its dish that no other item
 * means.
 */
function placeOf(lines: readonly SpokenLine[], item: SpokenLine, items: readonly SpokenLine[]): number {
  const exact = lines.findIndex((line) => getSpokenLineKey(line) === getPreviousLineKey(item))
  if (exact >= 0) return exact
  const taken = new Set(items.filter((other) => other !== item).map(getPreviousLineKey))
  return lines.findLastIndex((line) => line.itemId === item.itemId && !taken.has(getSpokenLineKey(line)))
}

/** The lines with one as given, in its place; at quantity 0 it goes. */
export function updateSpokenLine(
  lines: readonly SpokenLine[],
  item: SpokenLine,
  items: readonly SpokenLine[] = [],
): readonly SpokenLine[] {
  const place = placeOf(lines, item, items)
  const { was: _, ...line } = item
  if (item.quantity <= 0) {
    const isExact =
      item.was !== undefined && lines.some((other) => getSpokenLineKey(other) === getPreviousLineKey(item))
    return lines.filter((other) =>
      isExact ? getSpokenLineKey(other) !== getPreviousLineKey(item) : other.itemId !== item.itemId,
    )
  }
  if (place < 0) return [...lines, line]
  const alike = lines.find((other, index) => index !== place && getSpokenLineKey(other) === getSpokenLineKey(line))
  const all = { ...line, quantity: line.quantity + (alike?.quantity ?? 0) }
  return lines.flatMap((other, index) => (index === place ? [all] : other === alike ? [] : [other]))
}
