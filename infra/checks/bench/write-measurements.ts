import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { formatCostTable, replaceCosts } from './cost-model'
import { MEASUREMENTS_FILE, type Measurements } from './measurements'
import { formatReport } from './bench-report'

const REPORT_FILE = 'docs/measurements.md'
const GUIDE_FILE = 'docs/deploying.md'

/** Writes a text formatted by Prettier. */
async function writeFormatted(file: string, text: string, parser: 'json' | 'markdown'): Promise<void> {
  writeFileSync(file, await format(text, { parser, printWidth: 120 }))
}

/** Writes the figures as data, as a page, and as the guide's costs. */
export async function writeMeasurements(measured: Measurements): Promise<void> {
  await writeFormatted(MEASUREMENTS_FILE, JSON.stringify(measured, null, 2), 'json')
  await writeFormatted(REPORT_FILE, formatReport(measured), 'markdown')
  if (!measured.cost) return
  const guide = readFileSync(GUIDE_FILE, 'utf8')
  await writeFormatted(GUIDE_FILE, replaceCosts(guide, formatCostTable(measured.cost.figures)), 'markdown')
}
