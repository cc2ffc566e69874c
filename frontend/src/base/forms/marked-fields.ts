import type { FieldPath, FieldValues } from 'react-hook-form'
import { ApiError } from '../api/api-error'

/**
 * The field of a form that shows what the server says of a path of its body; null where the form
 * has none.
 */
export type FieldMapper<V extends FieldValues> = (path: string) => FieldPath<V> | null

/** What the server says of a field that the form shows. */
export type ServerFieldError<V extends FieldValues> = { readonly field: FieldPath<V>; readonly message: string }

/**
 * Which fields an answer speaks of: what the contract's schema did not take
 * (docs/product/calls.md#refusals).
 */
export function findServerFieldErrors<V extends FieldValues>(
  error: unknown,
  fieldOf: FieldMapper<V>,
): readonly ServerFieldError<V>[] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  return errors.flatMap(({ path, message }) => {
    const field = fieldOf(path)
    return field ? [{ field, message }] : []
  })
}
