export { useLoyaltyAccount, useOwnAccount, useTiers } from './api/use-loyalty'
export { countText, pointsText, progressOf, progressText } from './words'
