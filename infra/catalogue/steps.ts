import { writeSeedMarker, seedMarkerKeys, listSeedMarkers } from './marks'

/**
 * A change that a version of the product brings to the data of an existing table. A step must be
 * safe to repeat: one that was interrupted runs again, and two deployments may run it at the same
 * time. Functions of the previous version still serve requests while it runs.
 */
export type Migration = {
  /** Never changes: the table remembers by it that the step ran. */
  readonly id: string
  readonly run: (now: Date) => Promise<void>
}

/** The steps since version 1.0, in order. New ones go to the end; none is changed or removed. */
export const migrations: readonly Migration[] = []

/** Runs the steps that this table has not seen, in order, and records each when it is done. */
export async function runMigrations(now: Date, all = migrations): Promise<void> {
  const marks = await listSeedMarkers()
  for (const { id, run } of all.filter((step) => !marks.has(seedMarkerKeys.step(step.id)))) {
    await run(now)
    await writeSeedMarker(seedMarkerKeys.step(id), now)
  }
}
