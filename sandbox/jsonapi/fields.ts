import { isObject } from '#/domain/records/json.ts';
import type { Reference } from './jsonapi.ts';
import { type Fault, unprocessable } from './problem.ts';

/**
 * The members of one object of a body. Each is read by what it must be; what is wrong is collected, so that one answer
 * names every fault. Members that are not read are ignored, on every route (docs/interface.md 2.6).
 *
 * Undefined means that a member is not there, null that it is cleared. After a fault the value that is given back stands
 * in for the right one and is never used, because `check` refuses the body.
 */
export class Fields {
  readonly #members: Readonly<Record<string, unknown>>;
  readonly #pointer: string;
  readonly #faults: Fault[];

  /** @param pointer of the object in the body (RFC 6901) */
  constructor(members: Readonly<Record<string, unknown>>, pointer: string, faults: Fault[] = []) {
    this.#members = members;
    this.#pointer = pointer;
    this.#faults = faults;
  }

  value(name: string): unknown {
    return Object.hasOwn(this.#members, name) ? this.#members[name] : undefined;
  }

  /**
   * @param path a member, or a path into one: `ref_numbers/2`
   * @param detail names the member and says what is wrong and what to do, because clients show it without the pointer
   */
  refuse(path: string, detail: string, code = 'invalid'): void {
    this.#faults.push({ pointer: `${this.#pointer}/${path}`, detail, code });
  }

  /** Refuses where the rest of the body cannot be read without it. */
  stop(path: string, detail: string, code?: string): never {
    this.refuse(path, detail, code);
    throw unprocessable(this.#faults);
  }

  /** @throws Problem 422 with an item for each fault */
  check(): void {
    if (this.#faults.length > 0) throw unprocessable(this.#faults);
  }

  /** A text without the spaces around it. */
  text(name: string, longest = longestText): string | null | undefined {
    const value = this.value(name);
    if (value === undefined || value === null) return value;
    return this.#printable(name, name, value, { longest, kind: `${name} must be a text.` });
  }

  requiredText(name: string, longest = longestText): string {
    const value = this.value(name);
    if (value === undefined || value === null) return this.#missing(name, '');
    return this.#printable(name, name, value, { longest, kind: `${name} must be a text.`, isRequired: true });
  }

  /** Texts without the spaces around them. */
  texts(name: string): readonly string[] | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    if (value === null) return [];
    const kind = `${name} must be a list of strings.`;
    const items = this.#items(name, value, kind);
    return items.map((item, index) =>
      this.#printable(`${name}/${index}`, `Entry ${index + 1} of ${name}`, item, {
        longest: longestText,
        kind,
      }),
    );
  }

  flag(name: string): boolean | undefined {
    const value = this.value(name);
    if (value === undefined || value === null || typeof value === 'boolean') return value ?? undefined;
    this.refuse(name, `${name} must be true or false.`);
    return undefined;
  }

  whole(name: string, least: number, limit: number): number | undefined {
    const value = this.value(name);
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= limit)
      return value;
    this.refuse(name, `${name} must be a whole number from ${least} to ${limit}.`);
    return undefined;
  }

  requiredChoice<T extends string>(name: string, words: readonly [T, ...T[]]): T {
    const value = this.value(name);
    if (value === undefined || value === null || value === '') return this.#missing(name, words[0]);
    const word = words.find((each) => each === value);
    if (word === undefined) this.refuse(name, `${name} must be one of ${words.join(', ')}.`);
    return word ?? words[0];
  }

  /** An object within, read like this one. */
  fields(name: string): Fields | null | undefined {
    const value = this.value(name);
    if (value === undefined || value === null) return value;
    return this.#object(name, value, `${name} must be an object.`);
  }

  /** A list of objects within. */
  list(name: string): readonly Fields[] | undefined {
    const value = this.value(name);
    if (value === undefined || value === null) return undefined;
    const kind = `${name} must be a list of objects.`;
    return this.#items(name, value, kind).map((item, index) => this.#object(`${name}/${index}`, item, kind));
  }

  /** Of `relationships`: the record that the relationship of that name leads to. */
  reference(name: string, types: readonly string[]): Reference | null | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    const data = isObject(value) ? value['data'] : undefined;
    if (data === null) return null;
    if (isObject(data)) {
      const { id, type } = data;
      if (typeof id === 'string' && types.some((each) => each === type)) return { id, type: String(type) };
    }
    this.refuse(`${name}/data`, `${name} must be a record of type ${types.join(' or ')}, with type and id.`);
    return undefined;
  }

  /** Of `relationships`: the records that the relationship of that name leads to. */
  references(name: string, type: string): readonly Reference[] | undefined {
    const value = this.value(name);
    if (value === undefined) return undefined;
    const data = isObject(value) ? value['data'] : undefined;
    const kind = `${name} must be a list of records of type ${type}, each with type and id.`;
    if (data === undefined || data === null) this.refuse(`${name}/data`, kind);
    return this.#items(`${name}/data`, data ?? [], kind).map((item, index) => {
      if (isObject(item) && typeof item['id'] === 'string' && item['type'] === type)
        return { id: item['id'], type };
      this.refuse(`${name}/data/${index}`, kind);
      return { id: '', type };
    });
  }

  #object(path: string, value: unknown, kind: string): Fields {
    if (!isObject(value)) this.refuse(path, kind);
    return new Fields(isObject(value) ? value : {}, `${this.#pointer}/${path}`, this.#faults);
  }

  #items(name: string, value: unknown, kind: string): readonly unknown[] {
    if (!Array.isArray(value)) this.refuse(name, kind);
    else if (value.length <= maxItems) return value;
    else {
      const words = name.replace(/\/data$/, '');
      this.refuse(name, `${words} has too many entries (maximum is ${maxItems}). Remove some.`);
    }
    return [];
  }

  #printable(
    path: string,
    words: string,
    value: unknown,
    { longest, kind, isRequired = false }: TextRule,
  ): string {
    if (typeof value !== 'string') {
      this.refuse(path, kind);
      return '';
    }
    const wrong = faultOfText(value, longest);
    if (wrong === blankText) {
      this.refuse(
        path,
        `${words} is blank. ${isRequired ? 'Fill it in.' : 'Fill it in, or leave it out.'}`,
        'blank',
      );
    } else if (wrong !== null) this.refuse(path, `${words} ${wrong}`);
    return value.trim();
  }

  #missing<T>(name: string, standIn: T): T {
    this.refuse(name, `${name} is missing. Fill it in.`, 'blank');
    return standIn;
  }
}

// The interface tells no limits; the columns that keep such words usually hold 255 characters.
export const longestText = 255;
const maxItems = 100;

const blank = /^[\s\p{Cf}]*$/u;
// Control characters, line separators, and halves of a pair, which UTF-8 cannot hold.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

const blankText = 'is blank. Fill it in.';

interface TextRule {
  readonly longest: number;
  /** What is said of what is no text. */
  readonly kind: string;
  readonly isRequired?: boolean;
}

/** What is wrong with a text, to be said after its name, or null. */
export function faultOfText(given: string, longest = longestText): string | null {
  const text = given.trim();
  if (blank.test(text)) return blankText;
  if (unprintable.test(text)) return 'has a line break, tab or other control character. Remove it.';
  return text.length > longest ? `is too long (maximum is ${longest} characters). Shorten it.` : null;
}
