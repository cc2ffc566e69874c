import { findQuestion } from './questions'

const BREAKS =
  /[?]+\s*|[.!;]+\s+(?=[a-z])|,\s+(?=(?:what|when|where|which|how (?:much|late|long|many|soon|far)|are you|do you|is there)\b)|,?\s+and\s+(?=(?:what|when|where|how (?:much|late|long|spicy)|are you|do you|is the|can i (?:get|have|order)|could i (?:get|have)|i want|id like|ill have|ill take)\b)/gi

/**
 * The sentences of a message, where one of them is a question; otherwise the message, whose
 * corrections may need all of it.
 */
export function splitSentences(message: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  for (const found of message.matchAll(BREAKS)) {
    const part = message.slice(from, found.index)
    // `excuse me, what …` is one.
    if (/^,\s*$/.test(found[0]) && part.trim().split(' ').length < 3) continue
    parts.push(found[0].includes('?') ? `${part}?` : part)
    from = found.index + found[0].length
  }
  const all = [...parts, message.slice(from)].map((part) => part.trim()).filter((part) => /\w/.test(part))
  const isMixed =
    all.length > 1 && all.some((part) => findQuestion(part, true)) && all.some((part) => !findQuestion(part, true))
  return isMixed || (all.length > 1 && all.every((part) => findQuestion(part, true))) ? all : [message]
}
