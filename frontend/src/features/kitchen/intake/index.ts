export { DeliveryPauseNotice, IntakeLine, IntakeNotice, IntakePill, IntakeStatus } from './intake-messages'
export {
  useCartLeadMinutes,
  useDeliveryPauseEnd,
  useDeliveryPauseHint,
  useEtaQuotes,
  useIntake,
  useIntakeMessage,
  useQuotes,
} from './use-intake'
export { useDaySlots } from './use-day-slots'
export { useIsNowOffered } from './use-is-now-offered'
export { useOrderDays } from './use-order-days'
