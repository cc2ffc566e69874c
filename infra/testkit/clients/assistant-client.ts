import type { MenuItem } from '#shared/menu/contract'
import type { VoiceReply } from '#shared/voice/contract'
import { locations } from '#shared/locations/index'
import { replyTo } from '#functions/voice/conversation/converse'
import { buildVocabulary } from '#functions/voice/grammar/tokenize/vocabulary'
import { sampleMenu } from '../fixtures/sample-menu'

const vocabulary = buildVocabulary(sampleMenu)
const now = new Date('2026-11-21T20:00:00Z')

/**
 * Returns the assistant's reply to a sentence. Dishes after `|` are in the cart: `make it two |
 * Cola (no ice)`.
 */
export function askAssistant(sentence: string, menu: readonly MenuItem[] = sampleMenu): VoiceReply {
  const [message = '', inCart = ''] = sentence.split(' | ')
  const context = inCart.split(', ').flatMap((line) => {
    const [, named, notes = ''] = /^(.*?)(?: \((.*)\))?$/.exec(line) ?? []
    const dish = menu.find(({ name }) => name === named)
    return dish ? [{ itemId: dish.id, quantity: 1, notes }] : []
  })
  return replyTo({
    message,
    vocabulary: menu === sampleMenu ? vocabulary : buildVocabulary(menu),
    facts: { location: locations[0], now, specials: [] },
    context,
  })
}

/** Formats the dishes of a reply: `2 California Roll (no wasabi)`. */
export const formatLines = ({ items }: VoiceReply): readonly string[] =>
  items.map(({ quantity, itemName, notes }) => `${quantity} ${itemName}${notes ? ` (${notes})` : ''}`)
