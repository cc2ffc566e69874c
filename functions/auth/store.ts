import { createHash } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { User } from '#shared/contract/auth'
import type { Role } from '#shared/contract/fields'
import { namesFromEmail } from '#shared/rules/names'
import { table, tableName } from '../runtime/table'

/** Where a user lives. */
export const userKey = (id: string) => ({ pk: `USER#${id}`, sk: 'PROFILE' })

/** The user of an e-mail address: always the same one, made on first use; the role is that of this sign-in. */
export async function userOfEmail(email: string, role: Role, now: Date): Promise<User> {
  const user = {
    id: createHash('sha256').update(`user\n${email}`).digest('base64url').slice(0, 22),
    email,
    ...namesFromEmail(email),
  }
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: userKey(user.id),
      UpdateExpression:
        'SET #type = :type, id = :id, email = :email, firstName = if_not_exists(firstName, :first), lastName = if_not_exists(lastName, :last), joinedAt = if_not_exists(joinedAt, :now), lastSeenAt = :now',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':type': 'User',
        ':id': user.id,
        ':email': email,
        ':first': user.firstName,
        ':last': user.lastName,
        ':now': now.toISOString(),
      },
    }),
  )
  return { ...user, role }
}
