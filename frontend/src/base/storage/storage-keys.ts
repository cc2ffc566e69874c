import { ACTIVE_ORDERS_STORAGE_KEY } from '#shared/pages/page-head'

/**
 * The storage keys of the first script, in one file so that they stay distinct.
 * `hibachi-group`, `hibachi-practice-…`, `hibachi-push-orders` and `hibachi-alert-devices` are
 * declared where they are used, to keep this file small.
 */
export const CART_KEY = 'hibachi-cart'
export const CART_BEFORE_OTHER_TABS_KEY = 'hibachi-cart-elsewhere'
export const CART_NOTICES_KEY = 'hibachi-cart-news'
export const ORDER_TYPE_KEY = 'hibachi-order-type'
export const ORDER_TIME_KEY = 'hibachi-order-time'
export const VOICE_LINES_KEY = 'hibachi-voice-lines'
export const DISCOUNT_CODE_KEY = 'hibachi-discount-code'
export const REWARD_CODES_KEY = 'hibachi-reward-codes'
export const CHECKOUT_DRAFT_KEY = 'hibachi-checkout'
export const LAST_CONTACT_KEY = 'hibachi-last-contact'
export const ORDER_ATTEMPT_KEY = 'hibachi-order-attempt'
export const EVENT_REQUEST_KEY = 'hibachi-event-request'
export const GIFT_CARD_KEY = 'hibachi-gift-card'
export const DEMO_ORDER_KEY = 'hibachi-demo-order'
export const NOTIFICATIONS_KEY = 'hibachi-notifications'
export const FAVORITES_KEY = 'hibachi-favorites'
export const DIET_KEY = 'hibachi-diet'
export const SAVED_DIET_KEY = 'hibachi-diet-saved'
export const REFERRAL_KEY = 'hibachi-referral'
export const GUEST_ORDER_KEY = 'hibachi-guest-order'
export const CURRENT_ORDERS_KEY = ACTIVE_ORDERS_STORAGE_KEY
export const CLAIM_KEY = 'hibachi-claim'
export const LOCATION_LATER_KEY = 'hibachi-location-later'
export const FEEDBACK_PROMPTED_KEY = 'hibachi-feedback-asked'
export const FEEDBACK_CODES_KEY = 'hibachi-feedback-codes'
export const KITCHEN_PANEL_KEY = 'hibachi-kitchen-panel'
export const KITCHEN_SOUND_KEY = 'hibachi-kitchen-sound'
export const KITCHEN_DISPLAY_KEY = 'hibachi-kitchen-display'
export const KITCHEN_DENSITY_KEY = 'hibachi-kitchen-density'
export const KITCHEN_POST_KEY = 'hibachi-kitchen-post'
export const KITCHEN_BUMP_KEY = 'hibachi-kitchen-bump'
export const WORK_LOCATION_KEY = 'hibachi-work-location'

export const kitchenActionsKey = (location: string): string => `hibachi-kitchen-acts:${location}`
export const kitchenBoardKey = (location: string): string => `hibachi-kitchen-board:${location}`
export const BLIND_COUNT_KEY = 'hibachi-count-blind'
export const stockCountKey = (location: string): string => `hibachi-count-${location}`
export const redemptionKey = (owner: string, reward: number): string => `hibachi-redeem ${owner} ${reward}`
/** The idempotency key of an order's refund. */
export const wasteKey = (orderId: string): string => `hibachi-waste ${orderId}`
export const refundKey = (orderId: string): string => `hibachi-refund ${orderId}`
/** The idempotency key of rescheduling an order. */
export const slotMoveKey = (orderId: string): string => `hibachi-slot-move ${orderId}`
/** The idempotency key of an order that staff take by phone. */
export const phoneOrderKey = (location: string): string => `hibachi-phone-order ${location}`
/** The idempotency key of changing a placed order. */
export const orderEditKey = (orderId: string): string => `hibachi-order-edit ${orderId}`
export const quizKey = (user: string, location: number, level: number): string =>
  `hibachi-tour-${user}-${location}-${level}`
/** The idempotency key of saving something at a location's desk. */
export const deskSaveKey = (subject: string, location: string): string => `hibachi-desk-save ${subject} ${location}`
