import { Problem } from '#shared/platform/problem'
import { ApiError, getErrorMessage } from '../api/client'
import { board } from './english/board'
import { tickets } from './english/tickets'
import { getTranslation, useTranslation } from './language'
import type { Words } from './translation'

export type { Words }

export const englishWords: Words = { board, tickets }

/** Returns the words of boards and tickets in the language of this device. */
export const useWords = (): Words => useTranslation()?.words ?? englishWords

/** Returns the same outside of a component, such as for a message. */
export const getWords = (): Words => getTranslation()?.words ?? englishWords

/** Returns a function that says what a problem means; in English, the detail of the server. */
export function useProblemText(): (code: string | undefined, detail: string) => string {
  const translation = useTranslation()
  return (code, detail) => Object.entries(translation?.problems ?? {}).find(([name]) => name === code)?.[1] ?? detail
}

/**
 * Returns a function that says why a request failed: in English what the server said, in another
 * language what its code means.
 */
export function useErrorMessage(): (error: unknown, fallback: string) => string {
  const describe = useProblemText()
  const isEnglish = useTranslation() === null
  return (error, fallback) => {
    if (error instanceof Problem) return describe(error.code, error.detail)
    if (isEnglish) return getErrorMessage(error, fallback)
    return describe(error instanceof ApiError ? error.code : undefined, fallback)
  }
}
