import type { TestClient } from '#infra/testkit/clients/test-client'
import type { FieldWorld } from './field-world'

/** A request with every field of its contract, and the way to read what it stored. */
type Sent = {
  readonly by: TestClient
  readonly params?: Readonly<Record<string, string | number>>
  readonly body: object
  /** Reads the stored values, by default from the response. A PUT is also read before the call. */
  readonly read?: (response: unknown) => Promise<unknown>
}

/** An example of a call. A call whose body has several forms has an example for each. */
export type Example = {
  readonly prepare: (world: FieldWorld) => Promise<Sent> | Sent
  /** Fields that are read under another path. */
  readonly servedAs?: Readonly<Record<string, string>>
  /** Fields whose value no call returns, with the reason. */
  readonly except?: Readonly<Record<string, string>>
}

/** The examples of the calls, by the name of their handler. */
export type Examples = Readonly<Record<string, Example | readonly Example[]>>

/** Reasons why a value can't be read. */
export const reasons = {
  version: 'the version that the caller read; the answer has the next one',
  secret: 'a secret, which no call returns',
  key: 'names what the call changes',
  live: 'of live sites alone, where the checkout takes it',
  command: 'a command, whose effect the tests of its domain check',
} as const
