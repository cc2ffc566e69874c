import { createContext, use, useEffect, useRef } from 'react'
import { ApiError } from '#base/api/api-error'

/** What is wrong with a form, by the paths of what is sent: `optionGroups.0.name`. */
export type FieldErrors = Readonly<Record<string, string>>

export const noErrors: FieldErrors = {}

export const ErrorsContext = createContext<FieldErrors>(noErrors)

export const useErrorAt = (path: string): string | undefined => use(ErrorsContext)[path]

/** Whether something is wrong within a part of what is sent. */
export const useHasErrorUnder = (start: string): boolean =>
  Object.keys(use(ErrorsContext)).some((path) => path.startsWith(start))

/** What an answer says of fields, by their paths; `at` tells where else a code is at home. */
export function errorsIn(error: unknown, at: Readonly<Record<string, string>> = {}): FieldErrors {
  if (!(error instanceof ApiError) || !error.problem) return noErrors
  const { code, detail, errors } = error.problem
  const place = at[code]
  const told = errors.map(({ path, message }) => [path, message] as const)
  return Object.fromEntries(place === undefined ? told : [[place, detail], ...told])
}

/** Leads to the first field that is wrong, whenever something new is. */
export function useFirstError(errors: FieldErrors) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (errors === noErrors) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  }, [errors])
  return form
}
