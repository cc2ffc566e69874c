import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react'
import { get, useForm, useWatch, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { ApiError } from '#base/api/client'
import { findServerFieldErrors } from '#base/forms/use-submit-form'
import { createResolver, type Check } from '#ui/forms/resolver'
import { useSingleSubmit } from '#base/forms/use-single-submit'
import { getSaveErrorMessage } from '../desk-api'
import { useUnsavedGuard } from '../unsaved-changes'
import type { Comparison, ThreeWayMerge } from './three-way-merge'

type Versioned = { readonly version: number }

export type RecordFormOptions<T extends Versioned, V extends FieldValues> = {
  /** The record as read. */
  readonly record: T
  readonly valuesOf: (record: T) => V
  readonly merge: ThreeWayMerge<V>
  /** Returns the errors that the form can detect; the server checks the rest. */
  readonly check?: Check<V>
  /** Sends the values, which are based on the record `from`; returns the saved record. */
  readonly save: (values: V, from: T) => Promise<T>
  /** Returns the version that another user saved first, if that is why saving failed. */
  readonly currentOf: (error: unknown) => T | undefined
  /** Called with the saved record while the form still holds unsaved values. */
  readonly onSaved: (saved: T, from: T) => void
  /** Shows why saving failed; without it, the error appears at the form's root. */
  readonly onFailure?: (error: unknown) => void
  /** The fields at which to show errors that the server reports only by a code. */
  readonly fieldsOfCodes?: Readonly<Record<string, FieldPath<V>>>
  /** Returns the field of a path in the request; by default they are the same. */
  readonly fieldOf?: (path: string) => FieldPath<V> | null
}

export type FormConflict = Comparison & { readonly onSettle: (decidedForTheirs: ReadonlySet<string>) => void }

export type RecordForm<V extends FieldValues> = {
  readonly form: UseFormReturn<V>
  readonly submit: (event: SyntheticEvent) => void
  readonly discard: () => void
  /** Replaces values and marks them as unsaved. */
  readonly change: (patch: Partial<V>) => void
  readonly isUnsaved: boolean
  readonly isSending: boolean
  /** The error of the form as a whole. */
  readonly problem: string | undefined
  readonly conflict: FormConflict | null
}

const CHECK_AGAIN = 'Please check the marked fields.'

/**
 * Returns a form over a versioned record. Saving replaces the version that was read. If another
 * user saved first, the owner resolves the conflicts (docs/product/desk.md#versions).
 */
export function useRecordForm<T extends Versioned, V extends FieldValues>(options: RecordFormOptions<T, V>) {
  const { record, valuesOf, merge, check = () => [], onFailure } = options
  const [base, setBase] = useState(record)
  const [theirs, setTheirs] = useState<T | null>(null)
  const [initial] = useState(() => valuesOf(record))
  const form = useForm<V>({
    values: initial,
    resolver: createResolver(check),
    reValidateMode: 'onSubmit',
    // The desk's forms focus errors themselves, because a collapsed group has to open first.
    shouldFocusError: false,
  })
  useWatch({ control: form.control })
  const values = form.getValues()
  const changed = merge.changed(valuesOf(base), values)
  const { isDirty } = form.formState
  // Show a newer version at once if the user has typed nothing.
  if (record.version > base.version && !isDirty) setBase(record)
  // An amount typed in another notation (18.5 for 18.50) is no change.
  const isUnsaved = isDirty && changed.length > 0
  useUnsavedGuard(isUnsaved)

  const isSameAsTyped = (next: V) => JSON.stringify(next) === JSON.stringify(form.getValues())
  /** Continues from another record, with values that may be unsaved. */
  const open = (next: T, draft: V = valuesOf(next)) => {
    setBase(next)
    setTheirs(null)
    form.reset(valuesOf(next), { keepValues: true, keepFieldsRef: true })
    // Reset only if values differ, so that saving doesn't move the focus.
    if (!isSameAsTyped(draft)) form.reset(draft, { keepDefaultValues: true })
  }
  const showBase = useEffectEvent(() => {
    if (!isDirty && !isSameAsTyped(valuesOf(base))) form.reset(valuesOf(base))
  })
  useEffect(() => showBase(), [base])

  const isField = (path: string): path is FieldPath<V> => get(form.getValues(), path) !== undefined
  const showFailure = (error: unknown) => {
    if (onFailure) onFailure(error)
    else form.setError('root', { message: getSaveErrorMessage(error) })
    const field = error instanceof ApiError && options.fieldsOfCodes?.[error.code ?? '']
    if (field) form.setError(field, { message: getSaveErrorMessage(error) })
    const { fieldOf = (path: string) => (isField(path) ? path : null) } = options
    const marked = findServerFieldErrors<V>(error, fieldOf)
    marked.forEach(({ field: at, message }) => form.setError(at, { message }))
  }
  const { press, isSending } = useSingleSubmit(async (sent: V, from: T) => {
    try {
      const saved = await options.save(sent, from)
      options.onSaved(saved, from)
      // Keep what the user typed during the save.
      open(saved, merge.resolve(sent, form.getValues(), valuesOf(saved)))
    } catch (error) {
      const current = options.currentOf(error)
      if (current) setTheirs(current)
      else showFailure(error)
    }
  })
  const send = (from: T, event?: SyntheticEvent) => {
    void form.handleSubmit(
      (sent) => press(sent, from),
      () => form.setError('root', { message: CHECK_AGAIN }),
    )(event)
  }
  const settle = (current: T, decidedForTheirs: ReadonlySet<string>) => {
    const next = merge.resolve(valuesOf(base), form.getValues(), valuesOf(current), decidedForTheirs)
    open(current, next)
    if (merge.changed(valuesOf(current), next).length > 0) send(current)
  }
  const shared: RecordForm<V> = {
    form,
    submit: (event) => send(base, event),
    discard: () => open(theirs ?? base),
    change: (patch) => form.reset({ ...form.getValues(), ...patch }, { keepDefaultValues: true }),
    isUnsaved,
    isSending,
    problem: form.formState.errors.root?.message,
    conflict: theirs && {
      ...merge.compare(valuesOf(base), values, valuesOf(theirs)),
      onSettle: (decidedForTheirs) => settle(theirs, decidedForTheirs),
    },
  }
  return { ...shared, base, values, changed }
}
