/** Adds up the script that the landing page loads before the first interaction, and fails when it is too much. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT_KB = 110
const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
if (!entry) throw new Error('dist/.vite/manifest.json names no entry')

const files = new Set()
const walk = (chunk) => {
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  for (const name of chunk.imports ?? []) walk(manifest[name])
}
walk(entry)

const sizes = [...files].map((file) => [file, gzipSync(readFileSync(new URL(file, dist))).length / 1000])
const total = sizes.reduce((sum, [, size]) => sum + size, 0)

for (const [file, size] of sizes) console.log(`  ${size.toFixed(1).padStart(6)} kB  ${file}`)
console.log(`  ${total.toFixed(1).padStart(6)} kB  initial JavaScript of the landing page, gzip (limit ${LIMIT_KB})`)

if (total > LIMIT_KB && !process.argv.includes('--print')) {
  console.error(`The landing page's initial JavaScript is over ${LIMIT_KB} kB.`)
  process.exit(1)
}
