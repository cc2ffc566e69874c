export { useLoyaltyAccount, useMemberTerms, useOptionalLoyaltyAccount, useTiers } from './use-loyalty'
export { OwnCodesList } from './own-codes-list'
export { formatPointCount, formatPoints, getProgressToNextTier, formatTierProgress } from './loyalty-text'
export { EarnedPoints, MemberHint } from './member-hint'
