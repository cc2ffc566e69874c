/** What a person on call must know about an alarm at two in the morning. */
export type AlarmText = {
  /** What happened. */
  readonly what: string
  /** What it means for guests and the kitchen. */
  readonly impact: string
  readonly firstStep: string
}

/** Formats the text of an alarm, which its mail contains. */
export const formatAlarm = ({ what, impact, firstStep }: AlarmText): string =>
  `${what} Impact: ${impact} First step: ${firstStep}`
