import { useCallback } from 'react';
import { type Language, useLanguage } from './language.ts';

/** Suites by the names that their papers give them. */
export const suiteNames: Readonly<Record<string, string>> = {
  atm: 'ATM-Bench',
  photobench: 'PhotoBench',
  mprbench: 'MPRBench',
  'mm-ocean': 'MM-OCEAN',
};

type Term = { readonly en: string; readonly zh: string };

/** Labels of the datasets, which are kept in English in their files. */
const terms: Readonly<Record<string, Term>> = {
  number: { en: 'number', zh: '数字' },
  list_recall: { en: 'list', zh: '列举' },
  open_end: { en: 'free text', zh: '自由作答' },
  'Work + Learning & Knowledge': { en: 'Work, learning and knowledge', zh: '工作、学习与知识' },
  Activities: { en: 'Activities', zh: '活动' },
  Household: { en: 'Household', zh: '家务' },
  Travel: { en: 'Travel', zh: '旅行' },
  'Everyday Life Logging': { en: 'Everyday life', zh: '日常生活记录' },
  'Personal Information': { en: 'Personal information', zh: '个人信息' },
  Temporal: { en: 'Time', zh: '时间' },
  Geolocation: { en: 'Place', zh: '地点' },
  Recall: { en: 'Recall', zh: '回忆' },
  Identification: { en: 'Identification', zh: '辨认' },
  Aggregation: { en: 'Aggregation', zh: '汇总' },
  Expression: { en: 'Expression', zh: '表情' },
  Action: { en: 'Action', zh: '动作' },
  Audio: { en: 'Audio', zh: '声音' },
  Background: { en: 'Background', zh: '背景' },
  face: { en: 'face', zh: '脸' },
  mouth: { en: 'mouth', zh: '嘴' },
  eyebrows: { en: 'eyebrows', zh: '眉毛' },
  nose: { en: 'nose', zh: '鼻子' },
  eyes: { en: 'eyes', zh: '眼睛' },
  head: { en: 'head', zh: '头' },
  hands: { en: 'hands', zh: '手' },
  torso: { en: 'torso', zh: '躯干' },
  'Temporal-Causal Reasoning': { en: 'Temporal and causal reasoning', zh: '时间与因果推理' },
  'Micro-expression Localization': { en: 'Localising micro-expressions', zh: '微表情定位' },
  'Spatial Localization Verification': { en: 'Checking places in the frame', zh: '空间定位验证' },
  'Temporal-Spatial Joint Localization': { en: 'Localising in time and space', zh: '时空联合定位' },
  right: { en: 'right', zh: '正确' },
  other: { en: 'wrong in another way', zh: '其他错误' },
  mis_identification: { en: 'somebody or something else', zh: '认错对象' },
  missing_personal_information: { en: 'personal information not used', zh: '未使用个人信息' },
  incorrect_use_of_personal_information: { en: 'personal information misused', zh: '误用个人信息' },
  'near-miss': { en: 'nearly right', zh: '接近正确' },
  'wrong-segment': { en: 'another part of the video', zh: '视频的其他片段' },
  text: { en: 'text', zh: '文字' },
  visual: { en: 'visual', zh: '视觉' },
  multimodal: { en: 'multimodal', zh: '多模态' },
  numeric: { en: 'numeric', zh: '数值' },
  multi_hop: { en: 'several steps', zh: '多步' },
  predict: { en: 'prediction', zh: '预测' },
  history: { en: 'history', zh: '经历' },
  spatial: { en: 'spatial', zh: '空间' },
  sentiment: { en: 'sentiment', zh: '情感' },
  change: { en: 'change', zh: '变化' },
  commonsense: { en: 'common sense', zh: '常识' },
  picture: { en: 'likeness', zh: '图像相似' },
  caption: { en: 'caption', zh: '描述' },
  agent: { en: 'search', zh: '检索' },
};

const plain = (label: string): string => label.replaceAll('_', ' ');

/** A label in words; one that is not known as it stands. Labels of several words are told word by word. */
export function termIn(label: string, language: Language): string {
  const whole = terms[label]?.[language];
  if (whole !== undefined) return whole;
  const words = label.split(' ');
  return words.every((word) => terms[word] !== undefined)
    ? words.map((word) => terms[word]?.[language]).join(language === 'zh' ? '·' : ' · ')
    : plain(label);
}

export function useTerm(): (label: string) => string {
  const language = useLanguage();
  return useCallback((label) => termIn(label, language), [language]);
}

/** The name of a language by its code; `cn` stands for Chinese in the datasets. */
export function languageCalled(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code === 'cn' ? 'zh' : code) ?? code;
  } catch {
    return code;
  }
}
