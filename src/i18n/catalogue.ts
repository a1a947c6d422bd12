import type { en } from './en.ts';

/** The name of a text. Texts are grouped by the screen that shows them: `menu.continue`. */
export type Key = keyof typeof en;

/** The plural forms of English, Hindi and Greek; Portuguese has `many` besides. */
export type Form = 'one' | 'many' | 'other';

/** A text that depends on a number: `by` names the fact that chooses the form. */
export type Plural<Forms extends Form, Name extends string = string> = { readonly by: Name } & {
  readonly [F in Forms]: string;
};

/** What a catalogue holds for a key: a text with facts in braces, or one text for each plural form. */
export type Entry = string | Plural<'other'>;

type NameOf<Slot extends string> = Slot extends `${infer Name}:signed` ? Name : Slot;
type Slots<Text> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type Texts<E> = E extends string ? E : E extends object ? E[Exclude<keyof E, 'by'>] : never;
type Counted<E> = E extends { readonly by: infer Name extends string } ? Name : never;
type SignedOf<Slot extends string> = Slot extends `${infer Name}:signed` ? Name : never;

type EntryOf<K extends Key> = (typeof en)[K];
type NamesOf<K extends Key> = NameOf<Slots<Texts<EntryOf<K>>>> | Counted<EntryOf<K>>;
type NumbersOf<K extends Key> = Counted<EntryOf<K>> | SignedOf<Slots<Texts<EntryOf<K>>>>;

/** What may stand in a brace: a number (written in the language's way), words as they are, or another text. */
export type Fact = number | string | Phrase;

/** The facts a key asks for, derived from the English text; those that are counted or signed must be numbers. */
export type Facts<K extends Key> = {
  readonly [Name in NamesOf<K>]: Name extends NumbersOf<K> ? number : Fact;
};

/** The arguments of `t` after the key: none for a text without facts. */
export type FactArguments<K extends Key> = [NamesOf<K>] extends [never] ? [] : [facts: Facts<K>];

/** A text that has been chosen and not yet written: what the pure layers hand to the screens. See `tell`. */
export type Phrase = {
  [K in Key]: [NamesOf<K>] extends [never]
    ? { readonly key: K; readonly facts?: undefined }
    : { readonly key: K; readonly facts: Facts<K> };
}[Key];

/** A catalogue beside the English one: the same keys, with the plural forms of its language. */
export type Translation<Forms extends Form> = {
  readonly [K in Key]: string | Plural<Forms, NamesOf<K>>;
};
