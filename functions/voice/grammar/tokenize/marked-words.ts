/** An edit of a dish that was named before or is in the cart. */
export type LineEdit =
  /** `of` is the dish's id. For `times` it is the factor for the last line. */
  { readonly kind: 'gone' | 'declined' | 'instead' | 'count' | 'times'; readonly of: number } | { readonly kind: 'add' }

/** What a step read in a sentence, in place of its words, so that later steps ignore them. */
type Mark = { readonly request: string } | { readonly edit: LineEdit }

/** A word of the guest, or a mark. */
export type MarkedWord = string | Mark
export type MarkedWords = readonly MarkedWord[]

/** Stands for a mark where words are compared. No guest's word has it. */
export const PLACEHOLDER = '·'

/** Returns the words, with a placeholder for each mark. */
export const toWords = (words: MarkedWords): readonly string[] =>
  words.map((word) => (typeof word === 'string' ? word : PLACEHOLDER))

/** Returns the option request of a mark; null for words and other marks. */
export const requestOf = (word: MarkedWord | undefined): string | null =>
  typeof word === 'object' && 'request' in word ? word.request : null

/** Returns the edit of a mark; null for words and other marks. */
export const editOf = (word: MarkedWord | undefined): LineEdit | null =>
  typeof word === 'object' && 'edit' in word ? word.edit : null

export const markEdit = (kind: 'gone' | 'declined' | 'instead' | 'count', dishId: number): MarkedWord => ({
  edit: { kind, of: dishId },
})

/** After an edit, the words add dishes again. */
export const ADD: MarkedWord = { edit: { kind: 'add' } }
