export { FeedbackAfterOrder } from './feedback-after-order'
