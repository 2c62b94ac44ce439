/**
 * What is bought and then charged with its tax in one sum, as an alternation for patterns: "room and city tax" is of the room, and
 * tells no tax.
 */
export const chargeWords =
  'rooms?|stays?|accommodation|lodging|nights?|fares?|flights?|tickets?|meals?|food|rent(?:al)?|goods|items?|zimmer|logis|chambres?|nuits?|房费|房价|票价|住宿费?|餐费|货款';
