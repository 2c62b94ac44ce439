import type { SaidWeights } from './said-chance.ts';

/** Learned by training/fit/said.ts on made lives; written by it, not by hand. */
export const saidWeights: SaidWeights = {
  learnedOn:
    'said-451-first, said-452-second, said-453-third, said-454-fourth, said-455-fifth, said-456-sixth, said-457-seventh, said-458-eighth, said-459-ninth, said-460-tenth, said-461-eleventh, said-462-twelfth',
  one: { bias: 1.19, own: 0.499, others: -0.798, place: -1.278 },
  many: { bias: 1.679, own: 0.513, others: -0.678, place: -1.085 },
};
