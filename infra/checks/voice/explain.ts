import { buildVocabulary } from '#functions/voice/grammar/tokenize/vocabulary'
import { splitWords } from '#functions/voice/grammar/tokenize/words'
import { readSentence } from '#functions/voice/reading/read'
import { understand } from '#functions/voice/understand'
import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { formatReply } from './voice-cases'

/** Returns how a sentence about the sample menu is read, stage by stage. */
export function explain(message: string): string {
  const { words, cover, segments } = readSentence(splitWords(message), buildVocabulary(sampleMenu), [])
  const reply = understand({ message, menu: sampleMenu })
  const textOf = ({ from, to }: { readonly from: number; readonly to: number }) => words.slice(from, to).join(' ')
  return [
    `words    ${words.join(' ')}`,
    ...cover.map((span) => {
      const name = span.head?.dishes.map((dish) => dish.name).join(', ') ?? ''
      return `span     ${span.kind.padEnd(8)} ${span.cost.toFixed(2).padStart(6)}  ${textOf(span)}${name && ` (${name})`}`
    }),
    ...segments.map((segment) => `segment  ${segment.turn.padEnd(8)} ${textOf(segment)}`),
    `reply    ${reply.confidence ?? 'none'}: ${formatReply(reply, sampleMenu)}`,
    `         ${reply.response}`,
  ].join('\n')
}
