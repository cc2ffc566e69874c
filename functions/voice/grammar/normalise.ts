import { normalizeText } from '#shared/rules/plain-text'

/** The end of a sentence or of a part of one, as a word of its own. */
export const PAUSE = ','

/**
 * A sentence as the rules read it: words in lower case without accents and apostrophes, `&` as
 * `and`, every comma and full stop as a pause.
 */
export const splitWords = (text: string): readonly string[] =>
  normalizeText(text)
    // `S.U. 7`, `h. 12`, `sr#9`
    .replace(/\b([a-z])\.(?=\s*\d|[a-z]\b)/g, '$1 ')
    .replace(/#(?=\s*\d)/g, ' number ')
    // What begins like a question and is none: `do me a cola`, `we'll do two`.
    .replace(/\bdo (?=(?:me|us)\b)/g, 'give ')
    .replace(/\b(we|i)'?ll do (?!you\b)/g, '$1ll have ')
    .replace(/\byou know what\b/g, ' , ')
    // What is negated twice is wanted.
    .replace(/\b(?:don'?t|do not) forget(?: about)?\b/g, ' add ')
    .replace(/\b(?:don'?t|do not) (want|need) anything (?:but|except)(?: for)?\b/g, 'only $1')
    .replace(/\bme so(?= soups?\b)/g, 'miso')
    .replace(/&|\+/g, ' and ')
    .replace(/\b(\d+)\s*[x×](?=\s|$)/g, '$1')
    .replace(/(?:^|\s)[x×]\s*(\d+)\b/g, ' times $1')
    .replace(/[.,;:!?¿¡]+(?=\s|$)|[¿¡;:!?\n]|--+|\s-\s/g, ` ${PAUSE} `)
    .replace(/[^a-z0-9,]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')

export { singularize } from '#shared/rules/voice/stem'
