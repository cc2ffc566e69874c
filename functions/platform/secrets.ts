import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secrets that the product creates itself: the keys of sessions, of pushes and of the CDN. */
export const secretNames = ['signing-keys', 'push-keys', 'origin-keys'] as const
export type SecretName = (typeof secretNames)[number]

type SecretStore = {
  readonly find: (name: SecretName) => Promise<string | undefined>
  /** Stores a secret unless it exists. */
  readonly create: (name: SecretName, value: string) => Promise<void>
  readonly replace: (name: SecretName, value: string) => Promise<void>
}

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

/**
 * Stores secrets as files of a folder that only its owner can read. A killed process leaves no
 * incomplete file.
 */
function createFileStore(folder: string): SecretStore {
  const pathOf = (name: SecretName) => join(folder, name)
  const writeNext = async (name: SecretName, value: string) => {
    const next = `${pathOf(name)}.${randomUUID()}`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(next, value, { mode: 0o600 })
    return next
  }
  return {
    find: (name) =>
      readFile(pathOf(name), 'utf8').catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return undefined
        throw error
      }),
    create: async (name, value) => {
      const next = await writeNext(name, value)
      await link(next, pathOf(name)).catch((error: unknown) => {
        if (!hasCode(error, 'EEXIST')) throw error
      })
      await unlink(next)
    },
    replace: async (name, value) => rename(await writeNext(name, value), pathOf(name)),
  }
}

/** Stores secrets as encrypted parameters below a path. */
function createParameterStore(path: string): SecretStore {
  const parameterOf = (name: SecretName) => `${path}/${name}`
  return {
    find: async (name) => (await import('./aws/ssm')).findSecretParameter(parameterOf(name)),
    create: async (name, value) => (await import('./aws/ssm')).createSecretParameter(parameterOf(name), value),
    replace: async (name, value) => (await import('./aws/ssm')).replaceSecretParameter(parameterOf(name), value),
  }
}

function getStore(): SecretStore {
  // The folder is set on a developer's machine; never in AWS.
  const { SECRETS_FOLDER: folder, SECRET_PARAMETERS: path } = process.env
  if (folder) return createFileStore(folder)
  if (!path) throw new Error('This function may read no secrets: SECRET_PARAMETERS is not set')
  return createParameterStore(path)
}

/** Returns a secret from the parameter store; undefined before the product is set up. */
export const findSecret = (name: SecretName): Promise<string | undefined> => getStore().find(name)

/** Stores a secret. Leaves an existing one unchanged. */
export const createSecret = (name: SecretName, value: string): Promise<void> => getStore().create(name, value)

/** Replaces a secret. Only operators may. */
export const replaceSecret = (name: SecretName, value: string): Promise<void> => getStore().replace(name, value)
