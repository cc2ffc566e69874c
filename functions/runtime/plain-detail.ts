import type { FieldError } from '#shared/problem'

/** What a library says of a value; nobody at a table should read it. */
const LIBRARY = /^(?:Invalid|Too (?:small|big)|Unrecognized|Expected)\b/i

/** Fields whose names say little to people. */
const called: Readonly<Record<string, string>> = {
  customerInfo: 'contact',
  idToken: 'sign-in',
  isAvailable: 'availability',
  isStruck: 'line',
  scheduledFor: 'time',
  weekly: 'opening hours',
}

const wordsOf = (path: string): string => {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  return (called[name] ?? name)
    .replace(/Id$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
}

/**
 * The one sentence of a refused input that a message may show: no path and no library's words,
 * which stand in `errors` (docs/product/calls.md#refusals).
 */
export function formatValidationDetail([first]: readonly FieldError[]): string {
  if (!first || first.path === '') return 'Please check what was sent.'
  if (first.path === 'items' && LIBRARY.test(first.message)) return 'Choose at least one dish, and at most 60 lines.'
  const asked = `Please check the ${wordsOf(first.path)}`
  return LIBRARY.test(first.message) ? `${asked}.` : `${asked}: ${first.message}.`
}
