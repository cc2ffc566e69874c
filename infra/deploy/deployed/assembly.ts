import { createHash } from 'node:crypto'
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Template, leaveOut } from './leave-out'

const isTemplate = (file: string) => file.endsWith('.template.json')

export const templatesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(isTemplate)
      .map((file) => [file, Template.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))]),
  )

const ASSETS = /"([\da-f]{64})": \{\s*"displayName": "[^"]*",\s*"source": \{\s*"path": "[^"]*\.template\.json"/g

/**
 * Templates are kept by a name that their text gives them: another text needs another, or the old
 * one is deployed.
 */
function rename(folder: string, mark: string): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const texts = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
  const names = new Set(texts.flatMap(([, text]) => [...text.matchAll(ASSETS)].map(([, name = '']) => name)))
  const renamed = [...names].map((name) => {
    const other = createHash('sha256').update(`${name} ${mark}`).digest('hex')
    return [name, other] as const
  })
  for (const [file, text] of texts) {
    const other = renamed.reduce((some, [name, instead]) => some.replaceAll(name, instead), text)
    if (other !== text) writeFileSync(join(folder, file), other)
  }
}

/**
 * A copy of what was synthesized, without the resources whose types an endpoint lacks; gives what
 * is left out of it.
 */
export function copyWithout(folder: string, copy: string, lacking: ReadonlySet<string>) {
  rmSync(copy, { recursive: true, force: true })
  cpSync(folder, copy, { recursive: true })
  const { templates, left } = leaveOut(templatesIn(copy), (type) => lacking.has(type))
  for (const [file, template] of Object.entries(templates)) {
    writeFileSync(join(copy, file), JSON.stringify(template, null, 1))
  }
  rename(copy, JSON.stringify([...lacking].sort()))
  return left
}
