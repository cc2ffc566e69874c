type NavLink = { readonly href: string; readonly label: string }

const publicLinks: readonly NavLink[] = [
  { href: '/tour', label: 'Tour' },
  { href: '/about', label: 'About' },
  { href: '/reviews', label: 'Reviews' },
  { href: '/contact', label: 'Contact' },
]

/** Lists the header's links. Only signed-in users have rewards (docs/product/pages.md#header). */
export const getHeaderLinks = (isSignedIn: boolean): readonly NavLink[] => [
  { href: '/menu', label: 'Menu' },
  ...(isSignedIn ? [{ href: '/loyalty', label: 'Rewards' }] : []),
  ...publicLinks,
]

/** Whether a page is for staff: it has the staff header, and nothing that sells dishes. */
export const isStaffPage = (path: string): boolean => /^\/(kitchen|kitchen-dashboard|inventory|desk)(\/|$)/.test(path)

/** Whether a page is a board, which has the language of its device. */
export const isBoardPage = (path: string): boolean => path.startsWith('/kitchen')

/** Whether a page presents the restaurant: a phone offers to order at its bottom. */
export const isPresentationPage = (path: string): boolean =>
  ['/', '/about', '/tour', '/reviews', '/contact', '/allergens'].includes(path)

/** Links of staff members, shown in the staff header and in their account menu. */
export const staffLinks: readonly NavLink[] = [
  { href: '/kitchen', label: 'Kitchen' },
  { href: '/kitchen-dashboard', label: 'Kitchen Dashboard' },
  { href: '/inventory', label: 'Inventory' },
]

/** Links of owners, shown in the same places. */
export const ownerLinks: readonly NavLink[] = [{ href: '/desk', label: "Owner's Desk" }]

/** Whether a guest of the page is in the midst of an order, and comes back to it from the login. */
const isWithinOrder = (path: string): boolean => /^\/(checkout|group|orders)(\/|$)/.test(path)

/** The login's address on a page (docs/product/accounts.md#signing-in). */
export const getLoginLink = (path: string): string =>
  isWithinOrder(path) ? `/login?returnTo=${encodeURIComponent(path)}` : '/login'
