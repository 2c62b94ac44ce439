import type { EvidenceFeature } from './evidence-features.ts';

type Evidence = Readonly<Record<EvidenceFeature, number>>;

/** A search that finds nothing at least so probable has not found it. */
const LEAST_FOUND = 0.5;

/**
 * Records of the same matter tell that it is of another kind: a match is no concert, a bill of pizza none of steak. Who
 * says all that is asked for, the vet who has looked after teeth, is of the kind all the same.
 */
const isOfAnotherKind = ({ kindNo, kindYes, thingsSaid }: Evidence): boolean =>
  kindNo === 1 && kindYes === 0 && thingsSaid < 1;

/** Somebody is asked for as company of whom nothing of that time or place tells: no picture, no letter about the journey. */
const isWithoutCompany = ({ companyOpen, companyTold, personAlone, asksTruth }: Evidence): boolean =>
  companyOpen === 1 && companyTold === 0 && personAlone === 1 && asksTruth === 0;

/** Where or when a thing was photographed is told from a picture of something else, or from a letter, for want of a better. */
const isOfAnotherPicture = (of: Evidence): boolean =>
  of.probable <= LEAST_FOUND &&
  (of.asksWhere === 1 || of.asksWhen === 1) &&
  (of.showsElse === 1 || of.showsOther === 1 || of.pictureByLetter === 1);

/** Whether what is told leaves open one of the things that the question fixes in such a way that it is most often of another. */
export const isUnborne = (evidence: Evidence): boolean =>
  isOfAnotherKind(evidence) || isWithoutCompany(evidence) || isOfAnotherPicture(evidence);
