import { DatabaseSync } from 'node:sqlite'

/**
 * The engine numbers each change by searching the largest number so far, and finds the next changes
 * of the stream by number, but creates no index for either. The second index serves the description
 * of the stream. `table-file.integration.test.ts` compares them with the engine's statements
 * (docs/upstream/dynoxide-stream-index.md).
 */
const streamIndexes = {
  _stream_records_by_number: 'table_name, CAST(sequence_number AS INTEGER)',
  _stream_records_by_shard: 'table_name, shard_id, sequence_number',
} as const

/** Runs work on the engine's SQLite file, also while the engine uses it. */
function withTableFile<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** Adds the indexes of the change stream to a file of the engine, where they are missing. */
export const addStreamIndexes = (file: string): void =>
  withTableFile(file, (database) => {
    for (const [name, columns] of Object.entries(streamIndexes))
      database.exec(`CREATE INDEX IF NOT EXISTS ${name} ON _stream_records (${columns})`)
  })

/** As long as DynamoDB keeps the changes of a table. */
const RETENTION_SECONDS = 24 * 60 * 60

/** A file with fewer free pages isn't worth rewriting. */
const LEAST_FREE_SHARE = 0.2

const numberOf = (database: DatabaseSync, query: string) =>
  Number(Object.values(database.prepare(query).get() ?? {})[0] ?? 0)

/**
 * Deletes changes that are older than 24 hours and that every reader has passed, and returns their
 * space. `passed` returns the number of the last change that all readers of a shard have processed;
 * undefined if one has processed none. Returns how many changes were deleted. The newest change
 * stays, because the engine counts on from its number.
 */
export const trimChanges = (file: string, passed: (shard: string) => string | undefined, now: Date): number =>
  withTableFile(file, (database) => {
    const shards = database
      .prepare(
        'SELECT shard_id AS shard, MAX(CAST(sequence_number AS INTEGER)) AS newest FROM _stream_records GROUP BY 1',
      )
      .all()
    const trim = database.prepare(
      `DELETE FROM _stream_records
       WHERE shard_id = ? AND CAST(sequence_number AS INTEGER) <= ? AND sequence_number <> ? AND created_at < ?`,
    )
    let deleted = 0
    for (const { shard, newest } of shards) {
      const last = passed(String(shard))
      const before = Math.floor(now.getTime() / 1000) - RETENTION_SECONDS
      if (last !== undefined) deleted += Number(trim.run(String(shard), Number(last), String(newest), before).changes)
    }
    const free = numberOf(database, 'PRAGMA freelist_count') / numberOf(database, 'PRAGMA page_count')
    if (deleted > 0 && free > LEAST_FREE_SHARE) database.exec('VACUUM')
    return deleted
  })
