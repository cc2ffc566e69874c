import { randomUUID } from 'node:crypto'
import type {
  BatchGetCommandInput,
  BatchGetCommandOutput,
  BatchWriteCommandInput,
  BatchWriteCommandOutput,
  DeleteCommandInput,
  DeleteCommandOutput,
  GetCommandInput,
  GetCommandOutput,
  PutCommandInput,
  PutCommandOutput,
  QueryCommandInput,
  QueryCommandOutput,
  ScanCommandInput,
  ScanCommandOutput,
  TransactWriteCommandInput,
  TransactWriteCommandOutput,
  UpdateCommandInput,
  UpdateCommandOutput,
} from '@aws-sdk/lib-dynamodb'

export type Item = Record<string, unknown>
export type {
  BatchWriteCommandInput,
  QueryCommandInput,
  ScanCommandInput,
  TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'

/** What the table answers. */
export type Answer<Output> = Omit<Output, '$metadata'>

/** What the table is asked: the service's name of it, and its input in plain values. */
export abstract class TableCommand<Input extends object = object, Output extends object = object> {
  abstract readonly operation: string
  /** Only its type is of use: that of the answer. */
  declare readonly answer?: Answer<Output>
  constructor(readonly input: Input) {}
}

export class GetCommand extends TableCommand<GetCommandInput, GetCommandOutput> {
  readonly operation = 'GetItem'
}

export class QueryCommand extends TableCommand<QueryCommandInput, QueryCommandOutput> {
  readonly operation = 'Query'
}

export class ScanCommand extends TableCommand<ScanCommandInput, ScanCommandOutput> {
  readonly operation = 'Scan'
}

export class BatchGetCommand extends TableCommand<BatchGetCommandInput, BatchGetCommandOutput> {
  readonly operation = 'BatchGetItem'
}

export class BatchWriteCommand extends TableCommand<BatchWriteCommandInput, BatchWriteCommandOutput> {
  readonly operation = 'BatchWriteItem'
}

export class PutCommand extends TableCommand<PutCommandInput, PutCommandOutput> {
  readonly operation = 'PutItem'
}

export class UpdateCommand extends TableCommand<UpdateCommandInput, UpdateCommandOutput> {
  readonly operation = 'UpdateItem'
}

export class DeleteCommand extends TableCommand<DeleteCommandInput, DeleteCommandOutput> {
  readonly operation = 'DeleteItem'
}

/** Under a token of its own, so that one that is sent again because its answer got lost takes effect once. */
export class TransactWriteCommand extends TableCommand<TransactWriteCommandInput, TransactWriteCommandOutput> {
  readonly operation = 'TransactWriteItems'
  constructor(input: TransactWriteCommandInput) {
    super({ ClientRequestToken: randomUUID(), ...input })
  }
}
