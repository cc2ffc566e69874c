import type { MenuItem } from '#shared/menu/contract'
import { addAdvisories } from '#shared/menu/dietary/advisory'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { findRequestedFilters } from '#shared/menu/dietary/requested-filters'
import type { VoiceReply } from '#shared/voice/contract'
import { sanitizeUnrecognizedWords } from '#shared/voice/unrecognized-words'
import { addIntakeNotice } from './grammar/questions/location-answers'
import { findUnrecognizedWords, type AssistantFacts } from './grammar/questions/facts'
import { understand, type ContextItem } from './understand'

type AnsweredMessage = {
  readonly message: string
  readonly menu: readonly MenuItem[]
  readonly context: readonly ContextItem[]
  /** The dietary filters that are on. */
  readonly filters?: readonly DietaryPreference[]
  readonly facts: AssistantFacts
}

/** The reply, and the words that were not understood, as far as they may be stored. */
type MessageAnswer = { readonly reply: VoiceReply; readonly unrecognized: string }

/** Answers a message of a guest, whose facts were read before. */
export function answerMessage({ message, menu, context, filters: active = [], facts }: AnsweredMessage): MessageAnswer {
  const reply = addIntakeNotice(understand({ message, menu, context, filters: active, facts }), facts)
  const filters = reply.action === null && reply.success ? findRequestedFilters(message, menu) : []
  return {
    reply: {
      ...reply,
      response: addAdvisories(reply.response, menu),
      ...(filters.length > 0 && { filters: [...filters] }),
    },
    unrecognized: sanitizeUnrecognizedWords(findUnrecognizedWords(message, reply), message),
  }
}
