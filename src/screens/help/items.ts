/** A part of the help: a drawing, what it is about, what it says. */
export type HelpItem = { readonly picture: string; readonly title: string; readonly words: string };
