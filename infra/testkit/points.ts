import { randomUUID } from 'node:crypto'
import { bookPosting } from '#functions/loyalty/store-ledger'
import { transact } from '#functions/runtime/transact'

/** Points that fell from the sky, entered into the ledger like any others. */
export async function addPoints(userId: string, points: number, spentCents = 0): Promise<void> {
  await transact(
    bookPosting(userId, {
      id: randomUUID(),
      at: new Date().toISOString(),
      description: 'A gift',
      points,
      earnedPoints: points,
      spentCents,
    }),
  )
}
