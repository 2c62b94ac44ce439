import { expect, it } from 'vitest';
import { rolePersons } from './role-person.ts';

const told = (question: string, text: string): string[] =>
  rolePersons(question)({ field: 'body', text, says: new Set() }).map((span) => span.text);

it.each([
  ['Who operated on my knee?', 'Surgeon: Mr P. Adeyemi', 'Mr P. Adeyemi'],
  ["Who is Tilda's teacher?", 'Her teacher this year is Ms Byrne, room 2.', 'Ms Byrne'],
  ["Who is Tilda's teacher?", 'Tilda est dans la classe de Mme Lefort.', 'Mme Lefort'],
  ['Who tunes the organ?', 'The tuner comes in May, his name is Otto Brandt.', 'Otto Brandt'],
  ['Who is leading the course now?', 'Ann Lee can no longer come; the course will be led by Ravi Menon.', 'Ravi Menon'],
  ["Who is Tilda's key worker?", 'Her new key worker will be Samir.', 'Samir'],
  ['Who was the letting agent?', 'Letting agent: Oona Marsh', 'Oona Marsh'],
  ['宝宝的带班老师是谁？', '带班老师：周敏', '周敏'],
  ['我的游泳教练是谁？', '游泳課 8堂（教練：小慧）', '小慧'],
  ['谁来修空调？', '空调我请了赵师傅周五来看。', '赵师傅'],
  ['爸爸的主刀医生是谁？', '下周三上午手術，主刀是葉醫師。', '葉醫師'],
])('%s %s', (question, text, who) => expect(told(question, text)).toContain(who));

it.each([
  ['谁来修空调？', '赵师傅没空，再等等。'],
  ['我的教练是谁？', '教練課 10堂 15,000元'],
  ['Who sent the flowers?', 'Doctor: Mr P. Adeyemi'],
])('finds nobody for %s in %s', (question, text) => expect(told(question, text)).toEqual([]));
