import { parseProcessArguments, noArguments } from '#infra/command-line'
import { measureScripts } from '#infra/checks/bench/parts/page-scripts'
import { build } from '../infra/local/setup.mjs'

/** The most script, in kB after gzip, that a first visit to a page may load. */
const limitsKB: Readonly<Record<string, number>> = {
  landing: 99,
  menu: 170,
  checkout: 214,
  kitchen: 204,
  tracking: 257,
  inventory: 302,
  // One page of each kind: text, places, a list, a form, sign-in, a panel with the kit.
  terms: 143,
  contact: 176,
  'allergen-card': 166,
  'find-order': 187,
  'gift-cards': 173,
  login: 175,
  home: 234,
  desk: 204,
}

/** Fails when the first visit to a page loads too much script. */
parseProcessArguments({ name: 'node --import tsx frontend/check-bundle.ts', options: {}, words: noArguments })
build(process.cwd())
const pages = await measureScripts()
for (const [page, limit] of Object.entries(limitsKB)) {
  const kB = (pages.find((each) => each.page === page)?.bytes ?? Infinity) / 1000
  console.log(`  ${kB.toFixed(1).padStart(6)} kB  script of ${page}, gzip (limit ${limit})`)
  if (kB <= limit) continue
  console.error(`The script of ${page} is over ${limit} kB.`)
  process.exitCode = 1
}
