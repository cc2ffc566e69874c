import { join } from 'node:path'
import { locations } from '#shared/locations/index'
import { parseProcessArguments, noArguments } from './command-line'
import { bundleFunctions, synthesize } from './synthesize'

parseProcessArguments({ name: 'npm run synth', options: {}, words: noArguments })

/** Both configurations of the app, checked and written, without network: test and live. */
const { codeOf } = await bundleFunctions()
for (const mode of ['test', 'live'] as const) {
  const ofMode = locations.map((location) => ({ ...location, mode }))
  const outdir = join(process.cwd(), 'cdk.out', mode)
  // A live location requires a recipient of alarms; this one is for the check only.
  const context = { alarmEmail: 'alarms@example.com' }
  for (const line of synthesize({ locations: ofMode, codeOf, outdir, context })) console.log(`${mode} ${line}`)
}
console.log(`Synthesized and checked in ${process.uptime().toFixed(0)} s.`)
