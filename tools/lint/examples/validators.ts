import type { ErrorObject, ValidateFunction } from 'ajv';
import { createAjv } from '../ajv.mjs';
import type { Contracts, SchemaName } from './contracts';
import type { Schema } from './keyPaths';

/** Gives the errors of a value; none for a valid one. */
export type Validator = (value: unknown) => ErrorObject[];

/** Gives the validator of a schema, or of the part at a JSON pointer. */
export type Validators = (name: SchemaName, pointer: string) => Validator;

type Ajv = ReturnType<typeof createAjv>;

/** Makes validators of the contracts; each is compiled once, when it is first needed. */
export function createValidators({ schemas }: Contracts): Validators {
  // Each error has its schema, with the names of the keys that exist.
  const ajv = createAjv({ verbose: true });
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  const validators = new Map<string, Validator>();
  return (name, pointer) => {
    const reference = `${schemas[name].$id}#${pointer}`;
    const validator = validators.get(reference) ?? makeValidator(ajv, schemas[name], reference, pointer);
    validators.set(reference, validator);
    return validator;
  };
}

/**
 * Compiles a schema or a part of it. Where the branches of a `oneOf` belong to one `type` each, a value is
 * checked against its own branch alone; else the errors of all other branches would stand beside the mistake.
 */
function makeValidator(ajv: Ajv, schema: Schema, reference: string, pointer: string): Validator {
  const branches = (pointer === '' && schema.oneOf) || [];
  const types = branches.map(({ properties }) => properties?.type?.const);
  if (branches.length === 0 || types.includes(undefined)) return run(ajv.compile({ $ref: reference }));
  const { oneOf, $id, ...frame } = schema;
  const all = run(ajv.compile(frame));
  return (value) => {
    const index = types.indexOf((value as { type?: unknown } | null)?.type);
    return [...all(value), ...(index < 0 ? [] : run(ajv.compile({ $ref: `${reference}/oneOf/${index}` }))(value))];
  };
}

function run(validate: ValidateFunction): Validator {
  return (value) => (validate(value) ? [] : [...(validate.errors ?? [])]);
}
