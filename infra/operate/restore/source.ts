import type { PollSettings } from './patience'

export type RestoreRequest = {
  readonly from: string
  readonly into: string
  /** As of when; of the last moment that can be had unless given. */
  readonly at?: Date | undefined
  readonly pace: PollSettings
}

/** Where a table's former content comes from. */
export type RestoreSource = {
  /** Whether the new table can have its own point-in-time recovery. */
  readonly keepsRecovery: boolean
  /** Makes the new table, and gives the moment as of which it has what the old one had. */
  restore(wanted: RestoreRequest): Promise<Date>
}
