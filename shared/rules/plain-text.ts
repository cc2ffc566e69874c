const LETTER_MARKS = /[\u0300-\u036f]/g
const APOSTROPHES = /['’‘ʼ`´]/g

/** A text in lower case without accents: `Celíaca` as `celiaca`. */
export const foldAccents = (text: string): string => text.toLowerCase().normalize('NFD').replace(LETTER_MARKS, '')

/** A text in lower case without accents and apostrophes, whichever it is typed with: `Can’t` as `cant`. */
export const normalizeText = (text: string): string => foldAccents(text).replace(APOSTROPHES, '')
