type Env = Readonly<Record<string, string | undefined>>

export function nodeProblem(root: string, version: string): string | undefined
export function assertNodeOfScripts(root: string): void
export function needsInstall(root: string, wanted: { readonly forTests: boolean }): boolean
export function install(root: string, wanted: { readonly forTests: boolean }): void
export function sourceFingerprint(root: string): string
export function noteBuilt(root: string, fingerprint: string): void
export function needsBuild(root: string, fingerprint: string): boolean
export function build(root: string): void
export function findChromium(env?: Env): string | undefined
export function ensureChromium(root: string): Promise<void>
export function runOrPrintError(work: () => void | Promise<void>): Promise<void>
export const SETTINGS: string
export function runOrPrintUsage(usage: string, args?: readonly string[]): void
