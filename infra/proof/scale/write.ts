import { writeFormatted } from '#infra/proof/bench/keep'
import { committed } from '#infra/proof/bench/measurements'
import { reportOf } from './report'

/** Writes how far the product carries, from what an order was measured to use. */
export async function writeScale(): Promise<void> {
  const { cost } = committed()
  if (!cost) throw new Error('What an order uses was not measured yet: npm run bench:cost')
  await writeFormatted('docs/scale.md', reportOf(cost.figures), 'markdown')
  console.log('Written to docs/scale.md')
}
