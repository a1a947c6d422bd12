/** Everything a state, an action, an event or a record is made of. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; a key may be absent, never `undefined` in a value that is stored. */
export type JsonObject = { readonly [key: string]: Json | undefined };
