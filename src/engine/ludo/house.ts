/** Every parameter that the source page leaves open, in one place. Clauses: RULES.md. */
export const HOUSE = {
  /** Squares from a seat's turn-off to its start square. */
  startOffset: 2,
  /** Squares from a start square to the star beyond it. */
  starOffset: 8,
  /** What earns another throw with the die. */
  sixes: [6],
  /** What brings a pawn out with the die. */
  release: { '6': [6], '1or6': [1, 6] },
  /** The value of the cowries, by how many of the six lie mouth up. */
  cowries: [25, 10, 2, 3, 4, 5, 6],
  /** What brings a pawn out and earns another throw with the cowries. */
  graces: [6, 10, 25],
  /** The number of a six in a row that `sixes` limits. */
  limit: 3,
} as const;
