/** How often something goes wrong with a record, and how much else lies around it. */
export type Difficulty = 'easy' | 'medium' | 'hard';
