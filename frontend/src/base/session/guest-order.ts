import { CLAIM, GUEST_ORDER } from '../storage/names'
import { tabShelf } from '../storage/shelf'

/** The latest order that this visit placed without an account, and whether it is to join one. */
export const guestOrder = {
  keep: (orderId: string): void => tabShelf.setItem(GUEST_ORDER, orderId),
  isMine: (orderId: string): boolean => tabShelf.getItem(GUEST_ORDER) === orderId,

  wantClaim: (orderId: string): void => tabShelf.setItem(CLAIM, orderId),
  isClaimWanted: (orderId: string): boolean => tabShelf.getItem(CLAIM) === orderId,
  claimDone: (): void => [GUEST_ORDER, CLAIM].forEach((name) => tabShelf.removeItem(name)),
} as const
