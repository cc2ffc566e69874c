import { commandLine, noWords } from '#infra/command-line'
import { writeScale } from './write'

commandLine({ name: 'npm run scale', options: {}, words: noWords })
await writeScale()
