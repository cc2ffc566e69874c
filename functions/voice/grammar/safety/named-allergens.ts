import type { MenuItem } from '#shared/contract/menu'
import type { VoiceReply } from '#shared/contract/voice'
import { findAllergens } from '#shared/rules/allergen-names'
import { mayContain } from '#shared/rules/dietary'
import { describePresence, ALLERGY_NOTICE } from '../allergens'
import { singularize, splitWords } from '../normalise'

const stemsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap(splitWords).map(singularize))

/**
 * A reply that adds dishes, confirmed first if the message names an allergen that one of them may
 * contain. An allergen in the name of the dish or of an option that was chosen says nothing of an
 * allergy.
 */
export function confirmNamedAllergens(reply: VoiceReply, message: string, menu: readonly MenuItem[]): VoiceReply {
  if (reply.confidence !== 'high' || reply.action === 'remove_from_cart') return reply
  const words = splitWords(message)
  const warnings = menu.flatMap((dish) => {
    const items = reply.items.filter(({ itemId, quantity }) => itemId === dish.id && quantity > 0)
    if (items.length === 0) return []
    const chosen = dish.optionGroups
      .flatMap(({ options }) => options)
      .filter(({ id, isDefault }) => !isDefault && items.some(({ options = [] }) => options.includes(id)))
    const own = stemsOf([dish.name, ...chosen.map(({ name }) => name)])
    const named = findAllergens(words.filter((word) => !own.has(singularize(word))).join(' '))
    const contained = named.filter((allergen) => mayContain(dish, allergen))
    return contained.length > 0 ? describePresence(dish, contained) : []
  })
  if (warnings.length === 0) return reply
  const response = reply.response.replace(/^Adding (.+?) to your cart\./, 'I heard $1.')
  return { ...reply, response: [response, ...warnings, ALLERGY_NOTICE].join(' '), confidence: 'low' }
}
