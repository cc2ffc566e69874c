export { useLoyaltyAccount, useOwnAccount, useTiers } from './api/use-loyalty'
export { OwnCodesList } from './components/own-codes-list'
export { countText, pointsText, progressOf, progressText } from './words'
