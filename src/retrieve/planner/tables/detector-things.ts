import type { SightKind } from '../../../memory/seen.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(',').map((name) => name.trim()));

/**
 * What local detectors would report if it were there, by the names of the concept tables: of these, that they saw
 * nothing says a little. Objects are the 80 labels of COCO that the detector of @vladmandic/human knows.
 */
export const detectorThings: Readonly<Partial<Record<SightKind, ReadonlySet<string>>>> = {
  object: names(
    `airplane, apple, bag, ball, banana, baseball, bear, bench, bicycle, bird, boat, book, bottle, bowl, bus, cake, car,
     cat, clock, computer, cow, cup, cutlery, dog, donut, elephant, fire hydrant, fridge, frisbee, furniture, giraffe,
     hair dryer, horse, hot dog, kite, microwave, motorcycle, orange fruit, oven, parking meter, phone, pizza, plant,
     remote control, sandwich, scissors, sheep, sink, skateboard, skiing, snowboarding, stop sign, suit, suitcase,
     surfing, teddy bear, television, toaster, toothbrush, traffic light, train, truck, umbrella, vase, vegetables,
     wine glass, zebra`.replaceAll('\n', ' '),
  ),
  scene: names('indoors, outdoors'),
  expression: names('smile, sad face, angry face, surprised face, straight face'),
  picture: names('selfie, blurry, black and white, screenshot'),
};
