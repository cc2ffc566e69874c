/**
 * Lets a command end quietly after the reader of its output, such as `head`, has ended. Only the
 * rest of the output is lost.
 */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}
