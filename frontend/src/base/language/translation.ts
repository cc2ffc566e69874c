import type { ProblemCode } from '#shared/platform/problem'
import type { availability } from './english/availability'
import type { board } from './english/board'
import type { dialogs } from './english/dialogs'
import type { editing } from './english/editing'
import type { phoneOrder } from './english/phone-order'
import type { practice } from './english/practice'
import type { refunds } from './english/refunds'
import type { search } from './english/search'
import type { tickets } from './english/tickets'

/** What a rejected request means. In English, the server says it more precisely. */
export type ProblemWords = Readonly<Record<ProblemCode, string>>

/** The words that every board shows. */
export type Words = { readonly board: typeof board; readonly tickets: typeof tickets }

/** The words that boards load on demand. */
export type DialogWords = {
  readonly availability: typeof availability
  readonly dialogs: typeof dialogs
  readonly editing: typeof editing
  readonly phoneOrder: typeof phoneOrder
  readonly refunds: typeof refunds
  readonly search: typeof search
}

export type PracticeWords = typeof practice

/** All words of the boards in a language other than English. */
export type Translation = {
  readonly words: Words
  readonly dialogWords: DialogWords
  readonly practiceWords: PracticeWords
  readonly problems: ProblemWords
}
