export { GiftCardsLink } from './gift-cards-link'
