export { IntakeControl } from './intake-control'
export { IntakeNotice } from './intake-notice'
export { useIntake } from './use-intake'
