import * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** Returns how many fields of a value an object's schema has without an issue at them. */
function countFittingFields(form: unknown, value: object, issues: readonly Issue[]): number {
  if (!(form instanceof z.ZodMiniObject)) return 0
  const wrong = new Set(issues.map(({ path }) => path[0]))
  return Object.keys(value).filter((key) => key in form.def.shape && !wrong.has(key)).length
}

/**
 * Returns the issues of an object at its fields. Where a request has one of several forms, they are
 * those of the form that it fits best; where two fit equally, only that it fits none.
 */
export function listFieldIssues(schema: unknown, value: unknown, issues: readonly Issue[]): readonly Issue[] {
  const [issue] = issues
  const isOfForms = schema instanceof z.ZodMiniUnion && issue?.code === 'invalid_union' && issue.path.length === 0
  if (!isOfForms || typeof value !== 'object' || value === null) return issues
  const [best, second] = issue.errors
    .map((found, at) => ({ found, fitting: countFittingFields(schema.def.options[at], value, found) }))
    .toSorted((one, other) => other.fitting - one.fitting || one.found.length - other.found.length)
  if (!best || best.fitting === 0) return issues
  const isClear = best.fitting !== second?.fitting || best.found.length !== second.found.length
  return isClear ? best.found : issues
}
