import type { ErrorObject, ValidateFunction } from 'ajv';
import { createAjv } from '../ajv.mjs';
import type { Contracts, SchemaName } from './contracts';
import type { Schema } from './keyPaths';

/** Returns the errors in a value, or an empty list if the value is valid. */
export type Validator = (value: unknown) => ErrorObject[];

/** Returns a validator for a schema, or for the subschema at a JSON pointer. */
export type Validators = (name: SchemaName, pointer: string) => Validator;

type Ajv = ReturnType<typeof createAjv>;

/** Creates validators for the contracts. Compiles each validator once, on first use. */
export function createValidators({ schemas }: Contracts): Validators {
  // Verbose errors include the schema, which lists the existing keys.
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
 * Compiles a schema or subschema. If each branch of a `oneOf` has its own `type` value, validates a value only against
 * the branch for its type. Otherwise, errors from the other branches would hide the real error.
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
