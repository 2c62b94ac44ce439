/** Those of the features of the evidence that this goes by. */
export type Evidence = Readonly<
  Record<
    | 'kindNo'
    | 'kindYes'
    | 'thingsSaid'
    | 'companyOpen'
    | 'companyTold'
    | 'personAlone'
    | 'asksTruth'
    | 'probable'
    | 'asksWhere'
    | 'asksWhen'
    | 'showsElse'
    | 'showsOther'
    | 'pictureByLetter'
    | 'asksPicture'
    | 'citedNowhere'
    | 'foreign'
    | 'asksShown'
    | 'shownAnywhere'
    | 'asksSet'
    | 'houseOpen'
    | 'last',
    number
  >
>;

/** A search that finds nothing at least so probable has not found it. */
const LEAST_FOUND = 0.5;
/** As much as one thing that weighs as no item says it. */
const LEAST_FOREIGN = 0.9;

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

/** Where or when a thing was photographed of which nothing in the memory says a word, and which none of the records looked at shows. */
const isOfNothingKnown = (of: Evidence): boolean =>
  of.asksPicture === 1 &&
  (of.asksWhere === 1 || of.asksWhen === 1) &&
  ((of.citedNowhere > 0 && of.foreign > LEAST_FOREIGN) || (of.asksShown === 1 && of.shownAnywhere < 1));

/** Pictures of a house that is named, told for want of better: nothing of their hours is of that house. */
const isOfAnotherHouse = ({ asksSet, asksPicture, houseOpen, last }: Evidence): boolean =>
  asksSet === 1 && asksPicture === 1 && houseOpen === 1 && last === 1;

/** Of so little of the thing that was asked for do records say anything that they are of other purchases. */
const LEAST_OF_THING = 0.34;

/** All letters about a thing, told for want of better: those of the same shop about other things, none of which says it. */
const isOfOtherThings = ({ asksSet, asksPicture, thingsSaid }: Evidence): boolean =>
  asksSet === 1 && asksPicture === 0 && thingsSaid < LEAST_OF_THING;

/** Whether what is told leaves open one of the things that the question fixes in such a way that it is most often of another. */
export const isUnborne = (evidence: Evidence): boolean =>
  isOfAnotherKind(evidence) ||
  isWithoutCompany(evidence) ||
  isOfAnotherPicture(evidence) ||
  isOfNothingKnown(evidence) ||
  isOfAnotherHouse(evidence) ||
  isOfOtherThings(evidence);
