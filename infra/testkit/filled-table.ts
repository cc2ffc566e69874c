import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { locations } from '#shared/locations/index'
import { toWallClock } from '#shared/rules/local-time'

/** The name of the table that lies filled. */
export const FILLED_TABLE = 'hibachi-ember'

/** A day's sample is not the next one's: what a stock was counted as, it was on its day. */
export const getFilledFolder = (folder: string): string => join(folder, toWallClock(locations[0], new Date()).date)

/**
 * Lays a product's data into a folder, filled with the sample once for all test files of a run
 * (`before-integration.mjs`); false where nothing lies ready, as on an engine that others share:
 * then the table has to be filled.
 */
export function copyFilledTable(folder: string): boolean {
  const { FILLED_DATA_DIR: filled, AWS_ENDPOINT_URL_DYNAMODB: given } = process.env
  const from = getFilledFolder(filled ?? '')
  if (!filled || given || !existsSync(from)) return false
  cpSync(from, folder, { recursive: true })
  return true
}
