import type { VoiceReply } from '../../contract/voice'
import { answer } from './answers'
import type { Facts } from './facts'
import { hear, namedIn } from './hear'
import { wordsOf } from './normalise'
import { wishOf } from './order'
import type { Spoken } from './order'
import { questionIn } from './questions'
import { carryOut, replyOf, spoken } from './reply'
import { sentencesOf } from './sentences'
import type { Vocabulary } from './vocabulary'
import { wishing } from './words'

type Asked = {
  readonly message: string
  readonly vocabulary: Vocabulary
  readonly facts: Facts
  /** The items of the last reply. */
  readonly context?: readonly Spoken[]
}

// What somebody tells, rather than orders.
const TELLING =
  /\b(?:was(?! (?:wondering|thinking|hoping|looking))|were|ate|had|tasted|hates?|hated|dislikes?|yesterday|last (?:night|time|week|year))\b/

function understandSentence(sentence: string, { vocabulary, facts, context = [] }: Asked): VoiceReply {
  const words = wordsOf(sentence)
  const menu = vocabulary.named.map(({ dish }) => dish)
  const heard = hear(words, vocabulary)
  const dishes = heard.flatMap((piece) => (piece.kind === 'dish' ? [piece.dish] : []))
  const mentioned = dishes.length > 0 ? dishes : heard.flatMap(namedIn)
  const question = questionIn(sentence, mentioned.length > 0)
  if (question) return spoken(answer(question, mentioned, menu, facts))
  const wish = wishOf(sentence, vocabulary, context)
  if (wish.add.length > 0 && TELLING.test(words.join(' ')) && !wishing.test(words.join(' '))) {
    return spoken(`Would you like me to add ${wish.add[0]?.dish.name ?? 'it'}? Just say so.`)
  }
  return carryOut(wish)
}

/**
 * Understands what a guest says about a menu (decisions section 6): adds what is certain, names the rest, answers
 * questions, and asks back rather than guess. Nothing but the menu and the facts decides.
 */
export function understand(asked: Asked): VoiceReply {
  if (asked.message.trim() === '') return spoken("I didn't hear anything. What can I get for you?", false)
  const { order } = asked.facts
  if (order) return spoken(answer({ topic: 'order-status', text: '' }, [], [], asked.facts))
  const replies = sentencesOf(asked.message).map((sentence) => understandSentence(sentence, asked))
  const [only] = replies
  if (only && replies.length === 1) return only
  const acting = replies.filter(({ action }) => action !== null)
  const action = acting[0]?.action ?? null
  const same = acting.filter((reply) => reply.action === action)
  return replyOf(
    action,
    same.flatMap((reply) => reply.items),
    replies.map(({ response }) => response).join(' '),
    same.some(({ confidence }) => confidence === 'low') ? 'low' : 'high',
  )
}
