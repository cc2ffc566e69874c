import { CfnElement, Names, Stack } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/**
 * How the checks name a construct's resource in a stack inside its own, which is handed it: by its
 * `Ref` or its `Arn`.
 */
export function getNestedParameterName(construct: IConstruct, attribute: 'Ref' | 'Arn'): string {
  const { defaultChild } = construct.node
  if (!defaultChild) throw new Error(`${construct.node.path} is not one resource`)
  return `referenceto${Names.nodeUniqueId(defaultChild.node)}${attribute}`
}

/** The name of a construct's resource in its template, by which findings of the checks name it. */
export function getLogicalId(construct: IConstruct): string {
  const { defaultChild } = construct.node
  if (!CfnElement.isCfnElement(defaultChild)) throw new Error(`${construct.node.path} is not one resource`)
  return Stack.of(construct).getLogicalId(defaultChild)
}
