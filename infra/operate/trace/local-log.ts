import { readLogFile } from '#infra/local/log-file'
import { LogLine, type LogSource } from './log-source'

/** The log of the local product in a data folder. */
export function openLocalLog(dataDir: string): LogSource {
  const read = (from: number, to: number): readonly LogLine[] =>
    readLogFile(dataDir, from, to)
      .map((line) => LogLine.parse(line))
      .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to)
  return {
    find: async ({ from, to, texts }) =>
      read(from, to).filter((line) => {
        const written = JSON.stringify(line)
        return texts.some((text) => written.includes(text))
      }),
    findFailedCalls: async ({ from, to }) =>
      read(from, to).filter(({ event, status }) => event === 'access' && Number(status) >= 500),
    findStarts: async ({ from, to }) => read(from, to).filter(({ event }) => event === 'start'),
  }
}
