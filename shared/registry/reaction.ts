type ReactionToChanges = {
  readonly name: string
  readonly summary: string
  readonly entities: readonly string[]
  readonly on: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[]
  readonly table: 'read' | 'write'
}

/**
 * What the kitchen needs: boards, paper, stock, and the pages that are open. It never waits for the
 * books, so it invokes no worker: mails, notifications, payments and pages take longer.
 */
type KitchenReaction = ReactionToChanges & {
  readonly reader: 'kitchen'
  /** Whether it pushes over the live connection. */
  readonly pushes: boolean
  readonly alertsOwner?: never
  readonly invokes?: never
}

/** What may come later: points, codes, numbers, mails, notifications, payments and indexes. */
type BooksReaction<WorkerName extends string> = ReactionToChanges & {
  readonly reader: 'books'
  readonly pushes: false
  /** Whether it alerts the owner, by mail and on the owner's devices. */
  readonly alertsOwner?: true
  /** The worker that it invokes, so that other reactions are not delayed. */
  readonly invokes?: WorkerName
}

/**
 * A reaction to table changes, outside of the request. Its handler is in `events/`, or in
 * `events/alerts/` if it alerts the owner. It is called for the changes in `on` to records of the
 * types in `entities`, by the reader of the stream that it declares (decision 0003).
 */
export type ReactionOf<WorkerName extends string> = KitchenReaction | BooksReaction<WorkerName>
