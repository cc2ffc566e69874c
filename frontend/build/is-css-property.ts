/**
 * Stands in for `@pandacss/is-valid-prop` in the browser, which carries the list of all CSS properties: the browser
 * has that list itself.
 */
const style: object = document.documentElement.style

// Names that the browser's list holds besides: parts of at-rules and of the list itself. They are attributes to us.
const others =
  /^(src|size|range|prefix|suffix|pad|negative|symbols|system|fallback|types|syntax|inherits|initialValue|navigation|result|length|item|cssText|parentRule|speak|speakAs|rule|interactivity)$/

const known = new Map<string, boolean>()

export function isCssProperty(name: string): boolean {
  const answer =
    known.get(name) ??
    ((name in style && !others.test(name)) || /^Webkit[A-Z]/.test(name) || name.startsWith('--') || /[&@]/.test(name))
  known.set(name, answer)
  return answer
}

export const allCssProperties: readonly string[] = []
