export { DeliveryPauseNotice, IntakeLine, IntakeNotice, IntakePill, IntakeStatus } from './intake-messages'
export {
  useCartLeadMinutes,
  useDeliveryPauseEnd,
  useDeliveryPauseHint,
  useEtaQuotes,
  useFirstLaterAt,
  useIntake,
  useIntakeMessage,
  useQuotes,
} from './use-intake'
