import { CLAIM_KEY, GUEST_ORDER_KEY } from '../storage/names'
import { tabStorage } from '../storage/shelf'

/** The latest order that this visit placed without an account, and whether it is to join one. */
export const guestOrderStore = {
  keep: (orderId: string): void => tabStorage.setItem(GUEST_ORDER_KEY, orderId),
  isMine: (orderId: string): boolean => tabStorage.getItem(GUEST_ORDER_KEY) === orderId,

  wantClaim: (orderId: string): void => tabStorage.setItem(CLAIM_KEY, orderId),
  isClaimWanted: (orderId: string): boolean => tabStorage.getItem(CLAIM_KEY) === orderId,
  claimDone: (): void => [GUEST_ORDER_KEY, CLAIM_KEY].forEach((name) => tabStorage.removeItem(name)),
} as const
