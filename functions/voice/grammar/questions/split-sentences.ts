import { findQuestion } from './questions'

/** Where a question or another order starts within a message. */
const BREAKS =
  /[?]+\s*|(?<!\b(?:dr|mr|mrs|st|oz)|[.!;])[.!;]+\s+(?=[a-z])|,\s+(?=(?:what|when|where|which|how (?:much|late|long|many|soon|far)|are you|do you|is there)\b)|,?(?<!\s)\s+and\s+(?=(?:what|when|where|how (?:much|late|long|spicy)|are you|do you|is the|can i (?:get|have|order)|could i (?:get|have)|i want|id like|ill have|ill take)\b)|,?(?<!\s)\s+(?:(?:and|y)\s+)?(?=(?:(?:i|we)(?:['’]?ll| will)? (?:pay|tip)|pago|pagamos|pagar[eé])\s)|,?(?<!\s)\s+(?:(?:ok|okay|so|then|yes|yeah|well)\s+)*(?=i(?:['’]?ll| will) take\b)/gi

/**
 * Splits a message into sentences if one of them is a question. Otherwise returns the whole
 * message, since corrections may span sentences.
 */
export function splitSentences(message: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  for (const found of message.matchAll(BREAKS)) {
    const part = message.slice(from, found.index)
    // `excuse me, what …` is one sentence.
    if (!/[?.!;]/.test(found[0]) && part.trim().split(' ').length < 3) continue
    parts.push(found[0].includes('?') ? `${part}?` : part)
    from = found.index + found[0].length
  }
  const all = [...parts, message.slice(from)].map((part) => part.trim()).filter((part) => /\w/.test(part))
  const asks = (part: string) => findQuestion(part, true, false) !== null
  return all.length > 1 && all.some(asks) ? all : [message]
}
