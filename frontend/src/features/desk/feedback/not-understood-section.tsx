import { UNRECOGNIZED_WORDS_DAYS } from '#shared/voice/unrecognized-words'
import { DeskHeader } from '../desk-header'
import { UnrecognizedWordsList } from './unrecognized-words-list'

/**
 * The words that the assistant did not understand, most frequent first
 * (docs/product/desk.md#unrecognized-words).
 */
export function NotUnderstoodSection() {
  return (
    <>
      <DeskHeader
        title="What Hiro missed"
        lead={`What guests said and Hiro did not understand in the last ${UNRECOGNIZED_WORDS_DAYS} days, the most frequent first. Words only: no numbers, no names, no speakers. Teach adds the words to the names of a dish or an option.`}
      />
      <UnrecognizedWordsList />
    </>
  )
}
