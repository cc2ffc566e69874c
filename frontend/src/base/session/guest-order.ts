const KEY = 'hibachi-guest-order'
const WANTED = 'hibachi-claim'

type Names = typeof KEY | typeof WANTED

const read = (name: Names): string | null => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

const write = (name: Names, orderId: string): void => {
  try {
    sessionStorage.setItem(name, orderId)
  } catch {
    // Then nobody is asked to claim the order; everything else works.
  }
}

/** The latest order that this visit placed without an account, and whether it is to join one. */
export const guestOrder = {
  keep: (orderId: string): void => write(KEY, orderId),
  isMine: (orderId: string): boolean => read(KEY) === orderId,

  wantClaim: (orderId: string): void => write(WANTED, orderId),
  isClaimWanted: (orderId: string): boolean => read(WANTED) === orderId,
  claimDone: (): void => [KEY, WANTED].forEach((name) => sessionStorage.removeItem(name)),
} as const
