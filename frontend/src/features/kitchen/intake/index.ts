export { DeliveryPauseNotice, IntakeLine, IntakeNotice, IntakePill, IntakeStatus } from './intake-messages'
export {
  isUnattended,
  useDeliveryPauseEnd,
  useEtaQuotes,
  useIntake,
  useIntakeAt,
  useIntakeMessage,
  useQuotes,
} from './use-intake'
export { useDaySlots } from './use-day-slots'
export { useIsNowOffered } from './use-is-now-offered'
export { useOrderDays } from './use-order-days'
export { useWaitHints } from './use-wait-hints'
