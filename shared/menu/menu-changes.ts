/** The kinds of an owner's change to a menu. Only a change of a dish is about a single one. */
export const menuChangeKinds = ['dish', 'specials', 'categories', 'dayparts', 'checklist'] as const
type MenuChangeKind = (typeof menuChangeKinds)[number]

const patternOf = (kind: MenuChangeKind): string => (kind === 'dish' ? String.raw`dish-\d{1,9}` : kind)

/** The form of a change's id: `specials-4`, and with the dish `dish-3101-2`. */
export const MENU_CHANGE_ID = new RegExp(String.raw`^(${menuChangeKinds.map(patternOf).join('|')})-\d{1,9}$`)

type MenuChange =
  | { readonly kind: 'dish'; readonly menuItemId: number; readonly version: number }
  | { readonly kind: Exclude<MenuChangeKind, 'dish'>; readonly version: number }

/**
 * Returns what live messages say about a change: its kind, and its id, which clients send to bypass
 * caches.
 */
export const describeMenuChange = (change: MenuChange) => ({
  changed: change.kind,
  change: [change.kind, ...(change.kind === 'dish' ? [change.menuItemId] : []), change.version].join('-'),
})
