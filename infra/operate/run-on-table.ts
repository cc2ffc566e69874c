import { getErrorMessage } from '#functions/platform/error-message'
import { connectToTable } from '#infra/local/table/local-table'

/**
 * Runs a command on the table that the environment names (`TABLE_NAME`), otherwise on the local
 * product's. Prints a failure's message; the exit code is 1 after a failure, or when `action`
 * returns false.
 */
export async function runOnTable(action: () => Promise<boolean | void>): Promise<void> {
  try {
    const table = await connectToTable(process.env['DATA_DIR'] || '.local')
    try {
      if ((await action()) === false) process.exitCode = 1
    } finally {
      await table.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? getErrorMessage(error) : error)
    process.exitCode = 1
  }
}
