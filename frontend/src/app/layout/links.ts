type NavLink = { readonly href: string; readonly label: string }

const shared: readonly NavLink[] = [
  { href: '/tour', label: 'Tour' },
  { href: '/about', label: 'About' },
  { href: '/reviews', label: 'Reviews' },
  { href: '/contact', label: 'Contact' },
]

/** The header's links; rewards are for those who are signed in (docs/product/pages.md#header). */
export const getHeaderLinks = (isSignedIn: boolean): readonly NavLink[] => [
  { href: '/menu', label: 'Menu' },
  ...(isSignedIn ? [{ href: '/loyalty', label: 'Rewards' }] : []),
  ...shared,
]

/** Where those who work here work; in the account's menu, for customers have no use of them. */
export const staffLinks: readonly NavLink[] = [
  { href: '/kitchen', label: 'Kitchen' },
  { href: '/kitchen-dashboard', label: 'Kitchen Dashboard' },
  { href: '/inventory', label: 'Inventory' },
]

/** Where those who own it decide. */
export const ownerLinks: readonly NavLink[] = [{ href: '/desk', label: "Owner's Desk" }]
