const LETTER_MARKS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’‘ʼ`´]/g

/** A text in lower case without accents: `Celíaca` as `celiaca`. */
export const withoutAccents = (text: string): string => text.toLowerCase().normalize('NFD').replace(LETTER_MARKS, '')

/** A text in lower case without accents and apostrophes, whichever it is typed with: `Can’t` as `cant`. */
export const plainText = (text: string): string => withoutAccents(text).replace(APOSTROPHES, '')
