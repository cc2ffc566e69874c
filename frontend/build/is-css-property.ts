/**
 * Stands in for `@pandacss/is-valid-prop` in the browser, which carries the list of all CSS properties: the browser
 * has that list itself.
 */
const style: object = document.documentElement.style

const known = new Map<string, boolean>()

export function isCssProperty(name: string): boolean {
  const answer = known.get(name) ?? (name in style || name.startsWith('--') || /[&@]/.test(name))
  known.set(name, answer)
  return answer
}

export const allCssProperties: readonly string[] = []
