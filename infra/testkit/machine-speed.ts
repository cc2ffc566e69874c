import { getMachineFactor } from './measure-machine.mjs'

/** Scales a limit in milliseconds to the speed of this machine. */
export const scaleLimit = (ms: number): number => Math.round(ms * getMachineFactor())
