import { join } from 'node:path'
import { locations } from '#shared/locations/index'
import { parseProcessArguments, noArguments } from './command-line'
import { bundleUnitsOnce } from './stacks/functions/bundles'
import { deployedUnits, synthesize } from './synthesize'

parseProcessArguments({ name: 'npm run synth', options: {}, words: noArguments })

/** The sample's addresses, as of a live location: those may be no placeholders. */
const toOwnAddress = (address: string) => address.replace(/\.example$/, '.com')

/** Both configurations of the app, checked and written, without network: test and live. */
const { codeOf } = await bundleUnitsOnce(deployedUnits, process.cwd())
for (const mode of ['test', 'live'] as const) {
  const ofMode = locations.map((location) => ({
    ...location,
    mode,
    domain: toOwnAddress(location.domain),
    email: toOwnAddress(location.email),
  }))
  const outdir = join(process.cwd(), 'cdk.out', mode)
  // A live location requires a recipient of alarms; this one is for the check only.
  const context = { alarmEmail: 'alarms@example.com' }
  for (const line of synthesize({ locations: ofMode, codeOf, outdir, context })) console.log(`${mode} ${line}`)
}
console.log(`Synthesized and checked in ${process.uptime().toFixed(0)} s.`)
