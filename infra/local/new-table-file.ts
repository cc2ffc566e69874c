import { inflateRawSync } from 'node:zlib'

/**
 * The engine's file as version 1.2.1 makes it when it has none, and two indexes on the changes that it keeps, which it
 * never drops. Without them each write looks through all changes there ever were for the last one's number, and so does
 * each reading of the stream: after 5,000 changes an order takes seven times as long (decision 0039). Made of such a file by
 *
 *     CREATE INDEX _stream_records_by_place ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
 *     CREATE INDEX _stream_records_by_shard ON _stream_records (table_name, shard_id, CAST(sequence_number AS INTEGER));
 *
 * which the engine's own SQLite keeps from then on, deflated.
 */
const deflated = [
  '7dpNb9NIGAfwSdM2SVcQdi8V6mUuiEbtrrZCHDggrbcYFBHSNnURFYfRxH6aDjh2ao8DOUYcOPI5+Ch8FwRXjsix0xKnjtsj1f93',
  'iV+eGT+emUwyTg4PWkoTP/GDvtT8AbvDlpbYf5wzxsqMsRq7sMIYW/5lv8SKldk/dulW/QerVj6z+uP6lz8e1m/XjOr36kHlMwMA',
  'AIDFxveqlfXHW6WxrzyH3otQByT7IiDbD5xQdEciPJWBkzle2+2YhmXyZvuJ+YrnFeJ77ew5vqll1yXhyT5t86Rq5WzzXePQ2gzp',
  'LCLPJuFF/S4F3DjkzbZlPjM7jcZ4o5Lk+Tovz4ErbcocrxblOSlUmGdhdvurq+tbW6XjSaHwzFWaxDQ+s1tJU7KM/1smz5zcnFwv',
  'pLPGh7OVSlzlx7tJIpnUZ3dXZ+qcu5U1nqGcaep8v9N8YXSO+XPzmBtH1l6zvdsxX5hta3uu1EWLcMt8ZfH2nsXbR63WfCQNydNX',
  'inxLo1C8CX2vKNCjd0L1ZS+pcf687zoLz2d7r+By05FZFGcHJDU5QurzFs0PjkIKhHLI00qPJjXPhDQ+vixX1jc2Sp/KSVMnoyl9',
  'WZ7t4+TgJX2b7aVfOvjS5hehfUp9WXSjUutAdSNNwqET5SmtfC8sKtQL1Vz4fJR7pah0UJMX39/F+H1iPjWOWhb/N7fEUNE7oUcD',
  'WlyxK7vk5oRo7YrzBlgQc43krjVwplOA1FGmzc8vcd/YtZovzfvzhbvKdZXXE33fSYfEeZl941jsmx3RMQ+OzEPrksKDwB+qUPke',
  'OUKfBn7UOx1EOq8JZC+390IS4YBsdaJsGXdzbhXxndquDPNqcsiluAIxCHxN9mTzGu3ue8KhvvSudDtxLukcMH96SLb2A5F8HGXH',
  '7+wb++/l1XVjo8QmsemULyOdfuRO3+c76cbKuFaazANjlTaH752oXvqyNDsPJAcvmQfe0ugKE8BQulFmks6kvrQw9TS1nXQjXttX',
  '468Vt+KFfP0rq3/FVywAAAAAAACAm+CvUrlRT54iiiEF8dOiR2uT9f83Vv+G9gEAAAAAAAC4Gf4sN2qzDwDi3//ZHbQMAAAAAAAA',
  'wE22hvU/AAAAAAAAwI2H3/8BAAAAAAAAsP4HAAAAAAAAgN8f/v8PAAAAAAAAgPU/AAAAAAAAAPz+fgI=',
]

/** What a new data folder begins with. */
export const newTableFile = (): Buffer => inflateRawSync(Buffer.from(deflated.join(''), 'base64'))
