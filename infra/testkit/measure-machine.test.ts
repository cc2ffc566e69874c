import os from 'node:os'
import { getMachineFactor } from './measure-machine.mjs'

it('leaves tests more time where other programs want the processors', () => {
  const { MACHINE_FACTOR: ofRun } = process.env
  const measureAt = (load: number) => {
    delete process.env['MACHINE_FACTOR']
    jest.spyOn(os, 'loadavg').mockReturnValue([load, load, load])
    return getMachineFactor()
  }
  expect(measureAt(0)).toBeGreaterThanOrEqual(1)
  expect(measureAt(3 * os.availableParallelism())).toBeGreaterThanOrEqual(3)
  expect(measureAt(100 * os.availableParallelism())).toBe(10)
  process.env['MACHINE_FACTOR'] = ofRun
})
