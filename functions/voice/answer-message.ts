import type { MenuItem } from '#shared/menu/contract'
import { addAdvisories } from '#shared/menu/dietary/advisory'
import { findRequestedFilters } from '#shared/menu/dietary/requested-filters'
import { VoiceReply } from '#shared/voice/contract'
import type { Language } from '#shared/voice/text'
import { sanitizeUnrecognizedWords } from '#shared/voice/unrecognized-words'
import { log } from '../platform/log'
import { sayNotUnderstood, toReply, type Answer } from './grammar/answer'
import { addIntakeNotice } from './grammar/questions/location-answers'
import { findUnrecognizedWords, joinWords, NOT_UNDERSTOOD, type AssistantFacts } from './grammar/questions/facts'
import { answerGuest, getAllergyNote, type UnderstandRequest } from './understand'
import type { MissedWords } from './unrecognized-words'

/** Maximum number of dishes that the desk shows as understood. */
const MOST_NAMED = 3

type AnsweredMessage = Omit<UnderstandRequest, 'menu'> & {
  readonly menu: readonly MenuItem[]
  readonly facts: AssistantFacts
}

/** The reply, and the words that were not understood, as far as they may be stored. */
type MessageAnswer = { readonly reply: VoiceReply; readonly unrecognized: MissedWords }

/** Names the dishes that an answer adds, changes or asks about. */
function listUnderstood({ items, question }: Answer, menu: readonly MenuItem[]): string {
  const askedIds = question?.kind === 'which-dish' ? question.itemIds : []
  const names = menu.filter(({ id }) => askedIds.includes(id)).map(({ name }) => `${name}?`)
  return joinWords([...items.map(({ quantity, itemName }) => `${quantity} ${itemName}`), ...names].slice(0, MOST_NAMED))
}

/**
 * Converts an answer to a reply. A reply that the contract doesn't allow is a defect of the
 * grammar: it is logged, and the guest hears that the message was not understood.
 */
function toValidReply(answer: Answer, language: Language): VoiceReply {
  const reply = toReply(answer, language)
  const { success, error } = VoiceReply.safeParse(reply)
  if (success) return reply
  log.error('voice-reply', new Error('A reply of the assistant is none by its contract'), {
    fields: error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`),
  })
  return toReply(sayNotUnderstood(NOT_UNDERSTOOD), language)
}

/** Answers a message of a guest, whose facts were read before. */
export function answerMessage(request: AnsweredMessage): MessageAnswer {
  const { message, menu, facts } = request
  const { answer, language } = answerGuest(request)
  const reply = toValidReply(addIntakeNotice(answer, facts), language)
  const requested = reply.action === null && reply.success ? findRequestedFilters(message, menu) : []
  const filters = [...new Set([...(reply.filters ?? []), ...requested])]
  const allergyNote = getAllergyNote(request)
  return {
    reply: {
      ...reply,
      response: addAdvisories(reply.response, menu),
      ...(filters.length > 0 && { filters }),
      ...(allergyNote !== '' && { allergyNote }),
    },
    unrecognized: {
      words: sanitizeUnrecognizedWords(findUnrecognizedWords(message, answer), message),
      understood: listUnderstood(answer, menu),
    },
  }
}
