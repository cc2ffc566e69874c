import { get, useForm } from 'react-hook-form'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../api/client'
import type { FormEvent } from 'react'
import { useSingleSubmit } from './use-single-submit'

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

type Sending<V extends FieldValues> = {
  readonly defaults: DefaultValues<V>
  /**
   * Sends what was typed, and says what came of it; what it throws marks the fields that it speaks
   * of.
   */
  readonly send: (typed: V) => Promise<unknown>
  /** Where the fields are called otherwise than in the body that is sent. */
  readonly fieldOf?: FieldMapper<V>
  /** Whether a field is looked at as soon as it is left, and not only when all is sent. */
  readonly looksOnLeaving?: boolean
}

export type SubmitForm<V extends FieldValues> = {
  readonly form: UseFormReturn<V>
  readonly submit: (event: FormEvent) => void
  readonly isSending: boolean
}

/**
 * A form that is sent by one press: wrong fields are marked by its own rules before it is sent, and
 * by the server's answer after; the first of them gets the focus. What was typed stays.
 */
export function useSubmitForm<V extends FieldValues>({
  defaults,
  send,
  fieldOf,
  looksOnLeaving,
}: Sending<V>): SubmitForm<V> {
  const form = useForm<V>({ defaultValues: defaults, mode: looksOnLeaving ? 'onTouched' : 'onSubmit' })
  const isField = (path: string): path is FieldPath<V> => get(defaults, path) !== undefined
  const { press, isSending } = useSingleSubmit(async (typed: V) => {
    try {
      await send(typed)
    } catch (error) {
      const marked = findServerFieldErrors(error, fieldOf ?? ((path) => (isField(path) ? path : null)))
      marked.forEach(({ field, message }, index) => form.setError(field, { message }, { shouldFocus: index === 0 }))
    }
  })
  const submit = (event: FormEvent) => {
    // What the server said of the last attempt is no reason to hold back the next one.
    form.clearErrors()
    void form.handleSubmit(press)(event)
  }
  return { form, submit, isSending }
}
