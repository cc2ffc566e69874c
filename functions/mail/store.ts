import { updateOnce } from '../runtime/transact'
import { tableName } from '../runtime/table'
import type { Key } from '../runtime/table'

/** Longer than any change or invocation is retried. */
const STORED_SECONDS = 30 * 24 * 3600

/**
 * How a mail ended: `refused` by the mail service for good, `limited` since its recipient had as
 * many as are allowed.
 */
export type MailOutcome = 'sent' | 'refused' | 'limited'

type Mailing = {
  /** Where the mail has its record. */
  readonly key: Key
  /**
   * Who sends it: a retry of the same sender may go on where the first try failed, any other may
   * not.
   */
  readonly sender: string
  readonly send: () => Promise<MailOutcome>
}

const secondsLater = (now: Date) => Math.floor(now.getTime() / 1000) + STORED_SECONDS

/** Reserves a mail for one sender. Returns false where it was sent, or another sender has it. */
const claim = ({ key, sender }: Mailing, now: Date): Promise<boolean> =>
  updateOnce({
    update: {
      TableName: tableName(),
      Key: key,
      UpdateExpression: 'SET #type = :type, sender = :sender, claimedAt = :now, expiresAt = :end',
      ConditionExpression: 'attribute_not_exists(pk) OR (sender = :sender AND attribute_not_exists(outcome))',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':type': 'Mail',
        ':sender': sender,
        ':now': now.toISOString(),
        ':end': secondsLater(now),
      },
    },
    refused: 'already',
  })

/**
 * Sends a mail unless it was sent before, and writes down how it ended (decision 0049). Throws what
 * `send` throws; the same sender may then try again.
 */
export async function sendMailOnce(mailing: Mailing, now: Date): Promise<void> {
  if (!(await claim(mailing, now))) return
  const outcome = await mailing.send()
  await updateOnce({
    update: {
      TableName: tableName(),
      Key: mailing.key,
      UpdateExpression: 'SET outcome = :outcome',
      ExpressionAttributeValues: { ':outcome': outcome },
    },
  })
}
