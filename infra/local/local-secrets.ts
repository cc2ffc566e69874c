import { join } from 'node:path'

/** The folder of the product's secrets within its data folder, instead of the parameter store. */
export const SECRETS_FOLDER = 'secrets'

/**
 * Makes the functions of this process read secrets from a data folder, unless the environment names
 * another place. Returns a function that undoes it.
 */
export function useLocalSecrets(dataDir: string): () => Promise<void> {
  if (process.env['SECRETS_FOLDER'] || process.env['SECRET_PARAMETERS']) return () => Promise.resolve()
  process.env['SECRETS_FOLDER'] = join(dataDir, SECRETS_FOLDER)
  return async () => {
    delete process.env['SECRETS_FOLDER']
  }
}
