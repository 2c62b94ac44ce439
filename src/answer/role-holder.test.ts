import { describe, expect, it } from 'vitest';
import { at, stored } from '../../test/retrieve/small-life.ts';
import { assembleItem, type MemoryItem } from '../memory/item.ts';
import { nameBefore } from './han-names.ts';
import { holdersIn } from './role-holder.ts';

const letter = (text: string): MemoryItem =>
  assembleItem(stored('m-1', 'email', { title: '通知', time: at('2023-05-03T09:00:00'), body: { text } }));

describe('who has a role in a Chinese letter', () => {
  it.each([
    ['您好,提醒您3月2日下午与方医师的洗牙预约。', '医师|医生', '方医师'],
    ['提醒您11月24日與吳醫師的根管治療預約。', '医师|医生', '吳醫師'],
    ['科室:骨科\n医生:韩雪 副主任医师\n时间:上午', '主任医师|医生', '韩雪'],
    ['因阿德教練調走，剩餘課程將由Nina教練接手。', '教练', 'Nina教練'],
    ['剩余的课由 何苗 教练 接手。', '教练', '何苗'],
    ['爸的复查排在周四,主治是梁医师。', '主治|医师', '梁医师'],
    ['快件正在派送,派件员 贺师傅 137 0000 1111。', '派件员', '贺师傅'],
    ['水电请周六张老师来看。', '老师', '张老师'],
  ])('%s', (text, role, name) => {
    expect(holdersIn(letter(text), role)[0]?.name).toBe(name);
  });

  it('knows who has left it', () => {
    const [holder] = holdersIn(letter('李敏医生4月17日上午因外出会诊停诊。'), '医生');
    expect(holder).toMatchObject({ name: '李敏医生', gone: true });
  });

  it.each(['请假需提前', '明天的私人', '预约'])('finds nobody in %s', (text) => {
    expect(nameBefore(text)).toBeUndefined();
  });
});
