export { useLoyaltyAccount, useOptionalLoyaltyAccount, useTiers } from './api/use-loyalty'
export { OwnCodesList } from './components/own-codes-list'
export { formatPointCount, formatPoints, getProgressToNextTier, formatTierProgress } from './words'
