import { set } from 'react-hook-form'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { FieldError } from '#shared/platform/problem'

/** Checks the values of a form; returns what is wrong, by the paths of the fields. */
export type Check<V> = (values: V) => readonly FieldError[]

/** Checks values by a schema. */
export const schemaCheck =
  (schema: z.ZodMiniType): Check<unknown> =>
  (values) =>
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }))

/** Lets react-hook-form validate by a check of the whole form. */
export const resolverOf =
  <V extends FieldValues>(check: Check<V>): Resolver<V> =>
  (values) => {
    const wrong = check(values)
    if (wrong.length === 0) return { values, errors: {} }
    const errors: FieldErrors<V> = {}
    wrong.forEach(({ path, message }) => set(errors, path, { type: 'check', message }))
    return { values: {}, errors }
  }
