import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FieldError } from '#shared/platform/problem'

/** Validates the values of a form and returns one error per invalid field. */
export type Check<V> = (values: V) => readonly FieldError[]

/** Creates a check from a zod schema. */
export const schemaCheck =
  (schema: z.ZodMiniType): Check<unknown> =>
  (values) =>
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))

/** Adapts a check of the whole form to react-hook-form's resolver interface. */
export const createResolver =
  <V extends FieldValues>(check: Check<V>): Resolver<V> =>
  (values) => {
    const fieldErrors = check(values)
    if (fieldErrors.length === 0) return { values, errors: {} }
    const errors: FieldErrors<V> = {}
    fieldErrors.forEach(({ path, message }) => set(errors, path, { type: 'check', message }))
    return { values: {}, errors }
  }
