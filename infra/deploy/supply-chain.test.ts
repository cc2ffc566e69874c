import { readFileSync, readdirSync } from 'node:fs'
import * as z from 'zod/mini'

const Names = z.optional(z.record(z.string(), z.string()))
const Entry = z.object({
  integrity: z.optional(z.string()),
  inBundle: z.optional(z.boolean()),
  dependencies: Names,
  devDependencies: Names,
  optionalDependencies: Names,
})
const { packages } = z
  .object({ packages: z.record(z.string(), Entry) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const { '': project, ...installed } = packages

describe('the lock file', () => {
  it('has a checksum for every package; one inside another package shares its checksum', () => {
    const without = Object.entries(installed).filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
    expect(without.map(([path]) => path)).toEqual([])
  })

  it('contains every dependency, those of other platforms included', () => {
    const isFound = (path: string, name: string) => {
      const folders = path
        .split('/node_modules/')
        .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'))
      return ['', ...folders.map((folder) => `${folder}/`)].some(
        (folder) => `${folder}node_modules/${name}` in installed,
      )
    }
    const missing = Object.entries(packages).flatMap(
      ([path, { dependencies, optionalDependencies, devDependencies }]) =>
        Object.keys({ ...dependencies, ...optionalDependencies, ...(path === '' && devDependencies) })
          .filter((name) => !isFound(path, name))
          .map((name) => `${path || 'the project'} needs ${name}`),
    )
    expect(project?.dependencies).toBeDefined()
    expect(missing).toEqual([])
  })
})

describe('workflows', () => {
  const folder = '.github/workflows'
  const workflows = readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const)
  const deploy = readFileSync(`${folder}/deploy.yml`, 'utf8')

  it.each(workflows)('%s installs from the lock file, and pins each action by its commit', (_file, text) => {
    expect(text).not.toMatch(/npm (install|i)\b/)
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/)
  })

  it('deploys pushes of this repository only, never a branch of a fork', () => {
    expect(deploy).toContain("github.event.workflow_run.event == 'push'")
    expect(deploy).toContain('github.event.workflow_run.head_repository.full_name == github.repository')
    expect(deploy).toContain('git merge-base --is-ancestor HEAD origin/main')
    expect(deploy).toMatch(/production:\n {4}needs: staging\n/)
  })

  it('deploys in steps unless that was turned off', () => {
    // A workflow's run has no inputs, and GitHub takes none for false.
    const canary = "canary=${{ github.event_name == 'workflow_run' || inputs.canary }}"
    expect(deploy.match(/canary=\S.*$/gm)).toEqual([canary])
  })

  it('gives a token for the cloud to jobs that deploy, not to the workflow', () => {
    const [head = ''] = deploy.split('\njobs:')
    expect(head).not.toContain('id-token')
    expect(deploy.match(/id-token: write/g)).toHaveLength(1)
    for (const [file, text] of workflows) if (file !== 'deploy.yml') expect(text).not.toContain('id-token')
  })

  it('runs no script of a package in a job that may get credentials', () => {
    expect(deploy.match(/npm ci.*$/gm)).toEqual(['npm ci --ignore-scripts'])
  })

  it('never runs code of a pull request with secrets', () => {
    for (const [, text] of workflows) expect(text).not.toContain('pull_request_target')
  })
})
