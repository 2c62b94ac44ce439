/** What asks for a meal, in a question or as a word of one. */
export const asksForMeal =
  /\b(?:meals?|dinners?|lunch(?:es)?|breakfasts?|brunch(?:es)?|ate|eating)\b|吃饭|晚餐|午餐|早餐|用餐|聚餐|那顿/i;
