export { IntakeControl } from './intake-control'
export { IntakeLine, IntakePill } from './intake-line'
export { IntakeNotice } from './intake-notice'
export { useIntake } from './use-intake'
