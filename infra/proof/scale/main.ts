import { writeFormatted } from '#infra/proof/bench/keep'
import { committed } from '#infra/proof/bench/measurements'
import { reportOf } from './report'

const { cost } = committed()
if (!cost) throw new Error('What an order uses was not measured yet: npm run bench:cost')
await writeFormatted('docs/scale.md', reportOf(cost.figures), 'markdown')
console.log('Written to docs/scale.md')
