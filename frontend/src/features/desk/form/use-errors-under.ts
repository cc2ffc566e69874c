import { get, useFormState } from 'react-hook-form'
import { isRecord } from '#shared/platform/is-record'

/** Returns the names of the invalid fields within a part of the form. */
export function useErrorsUnder(path: string): readonly string[] {
  const { errors } = useFormState()
  const under: unknown = get(errors, path)
  return isRecord(under) ? Object.keys(under) : []
}

/** Returns the error of a part as a whole, such as a list with too few rows. */
export function useErrorAt(path: string): string | undefined {
  const { errors } = useFormState()
  const error: { readonly message?: unknown } | undefined = get(errors, path)
  return typeof error?.message === 'string' ? error.message : undefined
}
