import { understand } from '#functions/voice/understand'
import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import type { MenuItem } from '#shared/menu/contract'
import type { VoiceReply } from '#shared/voice/contract'
import { readSentences } from './read-sentences'
import { restaurants } from './restaurants/build-menu'

/** A sentence that must not add the dish that it refuses, asks about, or makes conditional. */
type StanceCase = {
  readonly kind: string
  readonly language: string
  readonly said: string
  /** The dish that must not be added. */
  readonly refused: MenuItem
  /** The dish that the sentence orders; null if it orders none. */
  readonly wanted: MenuItem | null
  /** Whether the frame was left out while the rules were written. */
  readonly isHeldOut: boolean
  readonly menu: readonly MenuItem[]
}

const menus: readonly (readonly MenuItem[])[] = [sampleMenu, ...Object.values(restaurants)]

/** Dishes of each menu that the frames are filled with. */
const DISHES_OF_MENU = 3

/** One frame of three is held out. */
const HELD_OUT = 3

const simple = /^[A-Za-z ]+$/

/** Returns the sentences: each frame with dishes of each menu. */
export function listStanceCases(): readonly StanceCase[] {
  return readSentences('stances.csv').flatMap(([kind = '', language = '', frame = ''], row) =>
    menus.flatMap((menu) => {
      const named = menu.filter(({ name, isAvailable, price }) => isAvailable && price !== null && simple.test(name))
      return Array.from({ length: DISHES_OF_MENU }, (_, at) => {
        const refused = named[(row * 7 + at * 5) % named.length]
        const wanted = named[(row * 7 + at * 5 + 3) % named.length]
        if (!refused || !wanted) throw new Error('a menu without dishes')
        const said = frame.replace(/\bX\b/g, refused.name.toLowerCase()).replace(/\bY\b/g, wanted.name.toLowerCase())
        const isMixed =
          /^(?!neither|ni ).*\bY\b/.test(frame) && (kind === 'refusal' || kind === 'feeling' || kind === 'correction')
        return { kind, language, said, refused, wanted: isMixed ? wanted : null, isHeldOut: row % HELD_OUT === 0, menu }
      })
    }),
  )
}

/** Returns the reply to a sentence, with two of the dish in the cart if wanted. */
export function answerStance({ said, menu, refused }: StanceCase, isInCart: boolean): VoiceReply {
  const chosen = refused.optionGroups.flatMap(({ options }) =>
    options.flatMap(({ id, isDefault }) => (isDefault ? [id] : [])),
  )
  const context = isInCart ? [{ itemId: refused.id, quantity: 2, notes: '', chosen }] : []
  return understand({ message: said, menu, context })
}

/** Whether a reply puts something into the cart that the sentence doesn't order. */
export const isWronglyAdded = ({ refused, wanted }: StanceCase, { action, items }: VoiceReply): boolean =>
  (action === 'add_to_cart' && items.some(({ itemId }) => itemId === refused.id || itemId !== wanted?.id)) ||
  (action === 'update_cart' &&
    items.some(({ itemId, quantity }) => (itemId === refused.id ? quantity > 2 : itemId !== wanted?.id)))
