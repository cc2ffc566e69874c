/**
 * A name that says whose order it is without saying who: `'Dana Whitfield'` gives `'Dana W.'`
 * (docs/product/tracking.md#who-sees-what).
 */
export function formatShortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${[...last][0]?.toUpperCase() ?? ''}.` : first
}
