/** Checks as a JSON schema, by which editors complete and check definitions. It is no stricter than the checks. */
import type { Check, Keys } from './shape.ts';

export type Schema = { readonly [key: string]: unknown };

/** A schema of files: under each id something of this shape. */
export function schemaOfFiles(title: string, each: Check): Schema {
  const shared = new Shared();
  const additionalProperties = shared.schemaOf(each);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    type: 'object',
    additionalProperties,
    definitions: Object.fromEntries(shared.definitions),
  };
}

/** Checks contain each other, so every object has a name and is written once. */
class Shared {
  readonly definitions = new Map<string, Schema>();
  private readonly names = new Map<Keys, string>();

  schemaOf(check: Check): Schema {
    const { form } = check;
    switch (form?.is) {
      case undefined:
        return {};
      case 'text':
        return { type: 'string' };
      case 'whole':
        return { type: 'integer' };
      case 'bool':
        return { type: 'boolean' };
      case 'name':
        return { type: 'string', pattern: '^the ' };
      case 'word':
        return { enum: form.words };
      case 'any':
        return { anyOf: form.of.map((each) => this.schemaOf(each)) };
      case 'list':
        return { type: 'array', items: this.schemaOf(form.of) };
      case 'map':
        return this.map(form.key, form.each);
      case 'later':
        return this.schemaOf(form.check());
      case 'object':
        return this.object(form.keys);
    }
  }

  /** Keys that are among certain words are completed. */
  private map({ form }: Check, each: Check): Schema {
    if (form?.is !== 'word') return { type: 'object', additionalProperties: this.schemaOf(each) };
    const properties = Object.fromEntries(form.words.map((word) => [word, this.schemaOf(each)]));
    return { type: 'object', properties, additionalProperties: false };
  }

  private object(keys: Keys): Schema {
    let name = this.names.get(keys);
    if (name === undefined) {
      name = `${this.names.size + 1}`;
      this.names.set(keys, name);
      const entries = Object.entries(keys);
      const properties = Object.fromEntries(
        entries.map(([key, check]) => [key, this.schemaOf('isOptional' in check ? check.optional : check)]),
      );
      const required = entries.filter(([, check]) => !('isOptional' in check)).map(([key]) => key);
      this.definitions.set(name, { type: 'object', properties, required, additionalProperties: false });
    }
    return { $ref: `#/definitions/${name}` };
  }
}
