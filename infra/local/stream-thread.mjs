// A thread does not load TypeScript because the process does.
import { register } from 'tsx/esm/api'

register()
await import('./stream-thread.ts')
