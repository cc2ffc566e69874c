export { useFeedbackAfterOrder } from './feedback-after-order'
