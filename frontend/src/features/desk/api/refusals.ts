import { isRecord } from '#shared/is-record'
import { ApiError, getErrorMessage } from '#base/api/api-error'

/** What is told where no answer came; another try is the same saving. */
export const NOT_REACHED_MESSAGE = 'The server could not be reached. Try again: it is saved only once.'

export const getSaveErrorMessage = (error: unknown): string => getErrorMessage(error, NOT_REACHED_MESSAGE)

type Versioned = { readonly version: number }

/** The thing as it is now, where somebody else was faster; undefined for every other answer. */
export function findCurrentVersion<T extends Versioned>(
  error: unknown,
  isThing: (value: unknown) => value is T,
): T | undefined {
  if (!(error instanceof ApiError) || error.code !== 'changed-meanwhile') return undefined
  const current = error.problem?.members['current']
  return isThing(current) ? current : undefined
}

/** Whether something has these members; their kinds are the contract's. */
export const hasProperties = (value: unknown, ...members: readonly string[]): boolean =>
  isRecord(value) && members.every((member) => member in value)
