import { coverSentence } from '#functions/voice/grammar/cover/cover'
import { readClauses } from '#functions/voice/grammar/cover/clauses'
import { removeNumberFrames } from '#functions/voice/grammar/cover/number-frames'
import { buildVocabulary } from '#functions/voice/grammar/tokenize/vocabulary'
import { splitWords } from '#functions/voice/grammar/tokenize/words'
import { understand } from '#functions/voice/understand'
import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { formatReply } from './voice-cases'

/** Returns how a sentence about the sample menu is read, stage by stage. */
export function explain(message: string): string {
  const vocabulary = buildVocabulary(sampleMenu)
  const { words, clauses } = readClauses(message, vocabulary)
  const { frames } = removeNumberFrames(splitWords(message), vocabulary)
  const reply = understand({ message, menu: sampleMenu })
  const dishes = sampleMenu.filter(({ id }) => reply.items.some(({ itemId }) => itemId === id))
  const textOf = ({ from, to }: { readonly from: number; readonly to: number }) => words.slice(from, to).join(' ')
  const spans = coverSentence(words, dishes, vocabulary)
  return [
    `words    ${words.join(' ')}`,
    ...clauses.map((clause) => `clause   ${(clause.stance ?? 'order').padEnd(10)} ${textOf(clause)}`),
    ...frames.map((frame) => `number   ${frame}, no quantity`),
    ...spans.map((span) => `span     ${span.kind.padEnd(10)} ${String(span.cost).padStart(4)}  ${textOf(span)}`),
    `reply    ${reply.confidence ?? 'none'}: ${formatReply(reply, sampleMenu)}`,
    `         ${reply.response}`,
  ].join('\n')
}
