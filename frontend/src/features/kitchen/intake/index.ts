export { IntakeControl } from './intake-control'
export { IntakeBoardStatus, IntakeLine, IntakeNotice, IntakePill, IntakeStatus } from './intake-messages'
export { useCartLeadMinutes, useEtaQuotes, useIntake, useIntakeMessage } from './use-intake'
