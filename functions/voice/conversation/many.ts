import { text, listTexts } from '#shared/voice/text'
import { say, type Answer } from '../grammar/answer'
import type { SpokenItem } from '../grammar/edit/intent'

/** From this quantity on, a change from fewer is more often misheard than meant. */
const MANY = 8

/** Asks before a change from few pieces to many: `make that eighteen` may be `eight`. */
export function askBeforeMany(answer: Answer, context: readonly SpokenItem[]): Answer {
  const heldOf = (id: number) => context.findLast(({ itemId }) => itemId === id)?.quantity ?? MANY
  const isLarge = answer.items.some(({ itemId, quantity }) => quantity >= MANY && heldOf(itemId) < MANY)
  if (answer.action !== 'update_cart' || !isLarge) return answer
  const { en, es } = listTexts(
    answer.items.filter(({ quantity }) => quantity > 0).map(({ quantity, itemName }) => `${quantity} ${itemName}`),
  )
  return {
    ...say(text(`Shall I make it ${en}?`, `¿Lo cambio a ${es}?`)),
    question: {
      kind: 'confirm',
      action: 'update_cart',
      items: answer.items.map(({ options, was, ...item }) => ({ ...item, chosen: options, ...(was && { was }) })),
    },
  }
}
