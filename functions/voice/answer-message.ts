import type { MenuItem } from '#shared/menu/contract'
import { addAdvisories } from '#shared/menu/dietary/advisory'
import { findRequestedFilters } from '#shared/menu/dietary/requested-filters'
import type { VoiceReply } from '#shared/voice/contract'
import { sanitizeUnrecognizedWords } from '#shared/voice/unrecognized-words'
import { toReply } from './grammar/answer'
import { addIntakeNotice } from './grammar/questions/location-answers'
import { findUnrecognizedWords, type AssistantFacts } from './grammar/questions/facts'
import { answerGuest, type UnderstandRequest } from './understand'

type AnsweredMessage = UnderstandRequest & { readonly menu: readonly MenuItem[]; readonly facts: AssistantFacts }

/** The reply, and the words that were not understood, as far as they may be stored. */
type MessageAnswer = { readonly reply: VoiceReply; readonly unrecognized: string }

/** Answers a message of a guest, whose facts were read before. */
export function answerMessage(request: AnsweredMessage): MessageAnswer {
  const { message, menu, facts } = request
  const { answer, language } = answerGuest(request)
  const reply = toReply(addIntakeNotice(answer, facts), language)
  const filters = reply.action === null && reply.success ? findRequestedFilters(message, menu) : []
  return {
    reply: {
      ...reply,
      response: addAdvisories(reply.response, menu),
      ...(filters.length > 0 && { filters: [...filters] }),
    },
    unrecognized: sanitizeUnrecognizedWords(findUnrecognizedWords(message, answer), message),
  }
}
