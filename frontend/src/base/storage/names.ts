import { currentOrdersKey } from '#shared/current-order'

/**
 * The names of all values in the browser's storage, so that no two are equal. `hibachi-group` is
 * declared in base/group, since the landing page does not use it.
 */
export const CART = 'hibachi-cart'
export const CART_ELSEWHERE = 'hibachi-cart-elsewhere'
export const CART_NEWS = 'hibachi-cart-news'
export const ORDER_TYPE = 'hibachi-order-type'
export const DISCOUNT_CODE = 'hibachi-discount-code'
export const REWARD_CODES = 'hibachi-reward-codes'
export const ORDER_ATTEMPT = 'hibachi-order-attempt'
export const DEMO_ORDER = 'hibachi-demo-order'
export const FAVORITES = 'hibachi-favorites'
export const DIET = 'hibachi-diet'
export const SAVED_DIET = 'hibachi-diet-saved'
export const REFERRAL = 'hibachi-referral'
export const GUEST_ORDER = 'hibachi-guest-order'
export const CURRENT_ORDERS = currentOrdersKey
export const CLAIM = 'hibachi-claim'
export const LOCATION_LATER = 'hibachi-location-later'
export const PUSH_ORDERS = 'hibachi-push-orders'
export const FEEDBACK_ASKED = 'hibachi-feedback-asked'
export const FEEDBACK_CODES = 'hibachi-feedback-codes'
export const KITCHEN_PANEL = 'hibachi-kitchen-panel'
export const KITCHEN_SOUND = 'hibachi-kitchen-sound'
export const KITCHEN_DISPLAY = 'hibachi-kitchen-display'
export const KITCHEN_DENSITY = 'hibachi-kitchen-density'
export const KITCHEN_POST = 'hibachi-kitchen-post'
export const DESK_LOCATION = 'hibachi-desk-location'

export const kitchenActs = (location: string): string => `hibachi-kitchen-acts:${location}`
export const kitchenBoard = (location: string): string => `hibachi-kitchen-board:${location}`
export const stockCount = (location: string): string => `hibachi-count-${location}`
export const redemption = (owner: string, reward: number): string => `hibachi-redeem ${owner} ${reward}`
/** What is made good of an order. */
export const refundOf = (orderId: string): string => `hibachi-refund ${orderId}`
/** Another time for an order. */
export const slotMoveOf = (orderId: string): string => `hibachi-slot-move ${orderId}`
export const quizOf = (user: string, location: number, level: number): string =>
  `hibachi-tour-${user}-${location}-${level}`
/** A saving at the desk: of what, and at which location. */
export const deskSave = (what: string, location: string): string => `hibachi-desk-save ${what} ${location}`
