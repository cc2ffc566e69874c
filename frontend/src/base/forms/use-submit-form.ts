import { get, useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { FieldError } from '#shared/platform/problem'
import { ApiError, getErrorMessage } from '../api/client'
import type { FormEvent } from 'react'
import { useSingleSubmit } from './use-single-submit'

/** Returns the field that shows server errors for a path of the request body; null if none does. */
export type FieldMapper<V extends FieldValues> = (path: string) => FieldPath<V> | null

/** An error at a field of the form. */
type FormFieldError<V extends FieldValues> = { readonly field: FieldPath<V>; readonly message: string }

const mapErrors = <V extends FieldValues>(
  errors: readonly FieldError[],
  getField: FieldMapper<V>,
): readonly FormFieldError<V>[] =>
  errors.flatMap(({ path, message }) => {
    const field = getField(path)
    return field ? [{ field, message }] : []
  })

/**
 * Maps the validation errors of a response to the form's fields (docs/product/calls.md#errors).
 */
export const findServerFieldErrors = <V extends FieldValues>(
  error: unknown,
  getField: FieldMapper<V>,
): readonly FormFieldError<V>[] => mapErrors(error instanceof ApiError ? (error.problem?.errors ?? []) : [], getField)

/** Names of the page's fields from top to bottom; a form knows them in the order of their start. */
const listNamesOnPage = (): readonly string[] =>
  [...document.querySelectorAll('[name]')].map((element) => element.getAttribute('name') ?? '')

type SubmitFormOptions<V extends FieldValues> = {
  readonly defaults: DefaultValues<V>
  /**
   * Sends the values.
   * If it throws an `ApiError`, the form marks the fields that the error names.
   */
  readonly send: (values: V) => Promise<unknown>
  /** Returns what the server would reject, as it names it, so that all is marked at once. */
  readonly check?: (values: V) => readonly FieldError[]
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
 * The topmost invalid field gets the focus. The input stays.
 */
export function useSubmitForm<V extends FieldValues>({
  defaults,
  send,
  check = () => [],
  failed,
  getField,
  validatesOnBlur,
}: SubmitFormOptions<V>): SubmitForm<V> {
  const form = useForm<V>({
    defaultValues: defaults,
    mode: validatesOnBlur ? 'onTouched' : 'onSubmit',
    // It would focus the field that was mounted first.
    shouldFocusError: false,
  })
  const isField = (path: string): path is FieldPath<V> => get(defaults, path) !== undefined
  const toField: FieldMapper<V> = getField ?? ((path) => (isField(path) ? path : null))
  function focusTopmost(errors: readonly string[]) {
    const names = [...listNamesOnPage(), ...errors].filter(isField)
    const topmost = names.find((name) => form.getFieldState(name).invalid)
    if (topmost) form.setFocus(topmost)
  }
  function mark(errors: readonly FormFieldError<V>[], others: readonly string[] = []) {
    for (const { field, message } of errors) {
      if (!form.getFieldState(field).invalid) form.setError(field, { message })
    }
    focusTopmost([...errors.map(({ field }) => field), ...others])
  }
  const { press, isSending } = useSingleSubmit(async (values: V) => {
    try {
      await send(values)
    } catch (error) {
      if (failed !== undefined) form.setError('root', { message: getErrorMessage(error, failed) })
      mark(findServerFieldErrors(error, toField))
    }
  })
  const submit = (event: FormEvent) => {
    // React passes the event on from a dialog to the form that opened it.
    event.stopPropagation()
    // Server errors of the previous attempt must not block this one.
    form.clearErrors()
    void form.handleSubmit(
      (values) => {
        const errors = mapErrors(check(values), toField)
        return errors.length > 0 ? mark(errors) : press(values)
      },
      (invalid) => mark(mapErrors(check(form.getValues()), toField), Object.keys(invalid)),
    )(event)
  }
  return { form, submit, isSending, problem: form.formState.errors.root?.message }
}
