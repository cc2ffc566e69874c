/**
 * A reaction to table changes, outside of the request. Its handler is in `events/<name>.ts`. It is
 * called for the changes in `on` to records of the types in `entities`.
 */
export type ReactionOf<WorkerName extends string> = {
  readonly name: string
  readonly summary: string
  readonly entities: readonly string[]
  readonly on: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[]
  readonly table: 'read' | 'write'
  /** Whether it pushes over the live connection. */
  readonly pushes: boolean
  /** The worker that it invokes, so that other reactions are not delayed. */
  readonly invokes?: WorkerName
}
