import { gamificationKeys } from '#functions/gamification/records'
import { carryOver } from '#functions/inventory/store-carry-over'
import { locationOfMenu, menuChange } from '#functions/menu/records'
import { countAnew } from '#functions/numbers/store-count-anew'
import { putNew } from '#functions/runtime/conditions'
import { tableName } from '#functions/runtime/table'
import type { Key } from '#functions/runtime/table'
import { transact } from '#functions/runtime/transact'
import type { Step } from '#functions/runtime/transact'
import { locations } from '#shared/locations/index'
import { bringOptions } from './dish-options'
import { listForPeople } from './found-by-person'
import { bringMealtimes } from './special-mealtimes'
import { listOwnedCodes } from './owned-codes'
import { mark, markKeys, readMarks } from './marks'
import { questionRecord } from './records'
import type { SeedRecord } from './records'
import { kitchenQuestions, questions } from './training'

/**
 * What a version of the product brings to a table that exists. A step is safe to repeat, since one that was killed
 * comes again and two may run it at once, and works beside the version before, whose functions still answer then.
 */
export type TableStep = {
  /** Kept for ever: the table remembers by it that the step ran. */
  readonly id: string
  readonly run: (now: Date) => Promise<void>
}

type Revision = { readonly key: Key; readonly attribute: string; readonly was: unknown; readonly is: unknown }

/** A write that is left out where its condition does not hold; one of a menu is counted with it. */
async function bring(pk: string, write: Step['write']): Promise<void> {
  const location = locationOfMenu(pk)
  const counted = location ? [{ write: { Update: { TableName: tableName(), ...menuChange(location) } } }] : []
  await transact([{ write, refused: 'already' }, ...counted])
}

/** Gives a text or figure of the sample its new value, where nobody has changed or removed it. */
export const revise = ({ key: { pk, sk }, attribute, was, is }: Revision): Promise<void> =>
  bring(pk, {
    Update: {
      TableName: tableName(),
      Key: { pk, sk },
      UpdateExpression: 'SET #attribute = :is',
      ConditionExpression: 'attribute_exists(pk) AND #attribute = :was',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':was': was, ':is': is },
    },
  })

/** Puts what is new, a reward, a tier or a dish, unless something is there under its key. */
export const introduce = (record: SeedRecord): Promise<void> => bring(record.pk, { Put: putNew(record) })

const SOY_SAUCE = 302

/** In their order; a new one goes to the end, and none is ever changed or taken out. */
export const steps: readonly TableStep[] = [
  {
    id: '001-training-soy-sauce',
    run: () =>
      revise({
        key: gamificationKeys.question(3, SOY_SAUCE),
        attribute: 'explanation',
        was: 'Our soy sauce is brewed from soybeans and wheat; so are our teriyaki and the sweet soy glaze.',
        is: questions.find(({ id }) => id === SOY_SAUCE)?.explanation,
      }),
  },
  {
    id: '002-stock-tally',
    run: async (now) => {
      for (const { code } of locations) await carryOver(code, now)
    },
  },
  { id: '003-dish-options', run: bringOptions },
  { id: '004-codes-of-accounts', run: listOwnedCodes },
  { id: '005-numbers-of-days', run: async () => void (await countAnew()) },
  { id: '006-found-by-person', run: listForPeople },
  { id: '007-mealtimes-of-specials', run: bringMealtimes },
  {
    id: '008-training-kitchen',
    run: async () => {
      for (const question of questions.filter(({ id }) => kitchenQuestions.includes(id)))
        await introduce(questionRecord(question))
    },
  },
]

/** Runs the steps that this table has not seen, one after the other, each remembered when it is done. */
export async function runSteps(now: Date, all = steps): Promise<void> {
  const marks = await readMarks()
  for (const { id, run } of all.filter((step) => !marks.has(markKeys.step(step.id)))) {
    await run(now)
    await mark(markKeys.step(id), now)
  }
}
