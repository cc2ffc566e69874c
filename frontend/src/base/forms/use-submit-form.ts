import { get, useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { ApiError, getErrorMessage } from '../api/client'
import type { FormEvent } from 'react'
import { useSingleSubmit } from './use-single-submit'

/** Returns the field that shows server errors for a path of the request body; null if none does. */
export type FieldMapper<V extends FieldValues> = (path: string) => FieldPath<V> | null

/** A server error at a field of the form. */
type ServerFieldError<V extends FieldValues> = { readonly field: FieldPath<V>; readonly message: string }

/**
 * Maps the validation errors of a response to the form's fields (docs/product/calls.md#errors).
 */
export function findServerFieldErrors<V extends FieldValues>(
  error: unknown,
  getField: FieldMapper<V>,
): readonly ServerFieldError<V>[] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  return errors.flatMap(({ path, message }) => {
    const field = getField(path)
    return field ? [{ field, message }] : []
  })
}

/** Sorts errors by where their fields stand on the page; a request names them in another order. */
function sortAsOnPage<V extends FieldValues>(errors: readonly ServerFieldError<V>[]): readonly ServerFieldError<V>[] {
  const names = [...document.querySelectorAll('[name]')].map((element) => element.getAttribute('name'))
  const placeOf = ({ field }: ServerFieldError<V>) => (names.includes(field) ? names.indexOf(field) : names.length)
  return errors.toSorted((one, other) => placeOf(one) - placeOf(other))
}

type SubmitFormOptions<V extends FieldValues> = {
  readonly defaults: DefaultValues<V>
  /**
   * Sends the values.
   * If it throws an `ApiError`, the form marks the fields that the error names.
   */
  readonly send: (values: V) => Promise<unknown>
  /** What the form says if sending fails without a reason; by default it says nothing. */
  readonly failed?: string
  /** Needed if the field names differ from the paths in the request body. */
  readonly getField?: FieldMapper<V>
  /** Validates a field when it loses the focus, not only when the form is submitted. */
  readonly validatesOnBlur?: boolean
}

export type SubmitForm<V extends FieldValues> = {
  readonly form: UseFormReturn<V>
  readonly submit: (event: FormEvent) => void
  readonly isSending: boolean
  /** Why the values were not sent. */
  readonly problem?: string | undefined
}

/**
 * A form that validates its fields, sends the values and shows the server's errors at their fields.
 * The first invalid field gets the focus. The input stays.
 */
export function useSubmitForm<V extends FieldValues>({
  defaults,
  send,
  failed,
  getField,
  validatesOnBlur,
}: SubmitFormOptions<V>): SubmitForm<V> {
  const form = useForm<V>({ defaultValues: defaults, mode: validatesOnBlur ? 'onTouched' : 'onSubmit' })
  const isField = (path: string): path is FieldPath<V> => get(defaults, path) !== undefined
  const { press, isSending } = useSingleSubmit(async (values: V) => {
    try {
      await send(values)
    } catch (error) {
      if (failed !== undefined) form.setError('root', { message: getErrorMessage(error, failed) })
      const errors = findServerFieldErrors(error, getField ?? ((path) => (isField(path) ? path : null)))
      sortAsOnPage(errors).forEach(({ field, message }, index) =>
        form.setError(field, { message }, { shouldFocus: index === 0 }),
      )
    }
  })
  const submit = (event: FormEvent) => {
    // React passes the event on from a dialog to the form that opened it.
    event.stopPropagation()
    // Server errors of the previous attempt must not block this one.
    form.clearErrors()
    void form.handleSubmit(press)(event)
  }
  return { form, submit, isSending, problem: form.formState.errors.root?.message }
}
