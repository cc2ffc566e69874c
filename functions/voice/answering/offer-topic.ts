import type { Answer } from '../grammar/answer'
import { offerLine } from '../grammar/questions/open-questions'
import { isTelling } from '../grammar/questions/wishes'
import { findOptionGroups } from '../grammar/resolve/apply-option-requests'
import { requestPattern, parseNumberAt } from '../grammar/tokenize/words'
import type { Sentence } from '../reading/read'

/** Words of a person, or before a dish that both know. */
const ABOUT =
  /\b(?:i|me|my|we|us|our|he|she|him|her|his|they|them|their|the|your|that|this|those|these|mi|mis|nos|se|su|sus|tu|el|la|los|las|ese|esa|esos|esas|del|al)\b/
/** Parts that are no sign of a statement, or of an order. */
const NEUTRAL = /\b(?:on the side|me da)\b/g

/** Proposes no dish of a message that says something about it: `the roll made me cough`. */
export function offerTopic(answer: Answer, { words, segments, intent, telling }: Sentence): Answer {
  const [line] = intent.add
  if (line && isTelling(telling)) return offerLine(line.dish, line.quantity)
  const said = words.join(' ').replace(NEUTRAL, '')
  const isOpen = answer.action === 'add_to_cart' && answer.confidence === 'low' && line !== undefined
  if (!isOpen || requestPattern.test(said) || !ABOUT.test(said)) return answer
  const first = segments.flatMap(({ drafts }) => drafts)[0]
  const isCounted = words.slice(0, first?.mention.from).some((_, at) => parseNumberAt(words, at) !== null)
  const isQuestioned = line.notes.some((note) => findOptionGroups(line.dish, note).length > 0)
  if (isCounted || isQuestioned || (intent.unexplained ?? []).length === 0) return answer
  return offerLine(line.dish, null)
}
