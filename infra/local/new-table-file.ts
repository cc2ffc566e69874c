import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The SQLite file that version 1.2.1 of the table engine creates, with two additional indexes on
 * its change stream. Without them each write and each read of the stream searches all earlier
 * changes for the last number: after 5,000 changes an order takes seven times as long (decision
 * 0039). Made from an empty file of the engine by
 *
 *     CREATE INDEX _stream_records_by_place ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
 *     CREATE INDEX _stream_records_by_shard ON _stream_records (table_name, shard_id, CAST(sequence_number AS INTEGER));
 *
 * The engine keeps the indexes from then on.
 */
export const newTableFile = (root: string): Buffer => readFileSync(join(root, 'infra/local/new-table.db'))
