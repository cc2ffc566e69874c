// Scripts whose spelling needs the zero width joiner or non-joiner between letters.
const JOINING_SCRIPTS = [
  ...['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu'],
  ...['Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar'],
]

const scripts = JOINING_SCRIPTS.map((name) => `\\p{Script=${name}}`).join('')
const EMOJI = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F'

/**
 * A joiner where it changes what is seen: between parts of an emoji, or between letters of a
 * script that needs it.
 */
const neededJoiner = `(?<=[${EMOJI}])\\u200D(?=\\p{Extended_Pictographic})|(?<=[${scripts}])[\\u200C\\u200D](?=[${scripts}])`

/**
 * What can't be seen or reorders what is seen: bidi controls, zero width characters, fillers,
 * halves of surrogate pairs.
 */
const invisible = '(?![\\uFE0E\\uFE0F])[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cs}]'

const UNSEEN = new RegExp(`(${neededJoiner})|${invisible}`, 'gu')
const CONTROLS = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu

/**
 * Text without format characters (joiners stay inside emoji and in scripts that need them), with a
 * space for each control character but line breaks, trimmed.
 */
export const cleanText = (typed: string): string =>
  typed
    .replace(UNSEEN, (_all: string, joiner: string | undefined) => joiner ?? '')
    .replace(CONTROLS, ' ')
    .trim()

/** Whether a text, once clean, has a letter or a digit: what a name needs to be seen. */
export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(cleanText(text))
