/**
 * What is wanted of a dish: it, and the ids of the options chosen for it, one for each time; left out, the dish as it
 * comes.
 */
export type Choice = { readonly menuItemId: number; readonly options?: readonly string[] | undefined }

/** A line by what was chosen for it: two of the same dish are one line only where they are wanted alike. */
export type LineIdentity = {
  readonly key: string
  readonly menuItemId: number
  readonly options?: readonly string[] | undefined
}

/**
 * The line of a choice, the same in whatever sequence its options were chosen: `'7'`, `'7+extra-egg+extra-egg+spicy'`,
 * `'7+'` with none of them. A dish without options bears its own id, which is how the first release names every line.
 */
export function lineOf({ menuItemId, options }: Choice): LineIdentity {
  if (!options) return { key: String(menuItemId), menuItemId }
  const chosen = [...options].sort()
  return { key: `${menuItemId}+${chosen.join('+')}`, menuItemId, options: chosen }
}

export const lineKey = (choice: Choice): string => lineOf(choice).key

const KEY = /^[1-9]\d{0,8}(\+([a-z\d-]+(\+[a-z\d-]+)*)?)?$/

/** The line that a name stands for, so that whoever keeps the name keeps the choice; null for what names none. */
export function lineNamed(name: string): LineIdentity | null {
  if (!KEY.test(name)) return null
  const [dish, ...options] = name.split('+')
  const menuItemId = Number(dish)
  return lineOf(name.includes('+') ? { menuItemId, options: options.filter(Boolean) } : { menuItemId })
}
