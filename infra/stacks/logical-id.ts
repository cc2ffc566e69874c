import { CfnElement, Stack } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/** The name of a construct's resource in its template, by which findings of the checks name it. */
export function logicalIdOf(construct: IConstruct): string {
  const { defaultChild } = construct.node
  if (!CfnElement.isCfnElement(defaultChild)) throw new Error(`${construct.node.path} is not one resource`)
  return Stack.of(construct).getLogicalId(defaultChild)
}
